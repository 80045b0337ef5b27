CREATE TABLE "business_keys" (
	"business_slug" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);

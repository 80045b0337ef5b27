CREATE TABLE "registry"."fault_visitor" (
	"key" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."release_fault" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"brand" text NOT NULL,
	"fault" text NOT NULL,
	"during" text NOT NULL,
	"code" text NOT NULL,
	"stack" jsonb NOT NULL,
	"visitors" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last" timestamp with time zone NOT NULL,
	CONSTRAINT "release_fault_name_version_brand_fault_pk" PRIMARY KEY("name","version","brand","fault")
);
--> statement-breakpoint
CREATE INDEX "fault_visitor_address" ON "registry"."fault_visitor" USING btree ("address");--> statement-breakpoint
CREATE INDEX "fault_visitor_age" ON "registry"."fault_visitor" USING btree ("at");--> statement-breakpoint
CREATE INDEX "release_fault_age" ON "registry"."release_fault" USING btree ("last");
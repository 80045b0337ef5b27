CREATE TABLE "registry"."brand_version" (
	"brand" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"data" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_version_brand_number_pk" PRIMARY KEY("brand","number")
);
--> statement-breakpoint
ALTER TABLE "registry"."rollout" ALTER COLUMN "watch" SET DEFAULT '["failure","slow-paint","slow-press","layout-shift","unfinished-checkout","other-price","small-order","opens-business","adds-dish","goes-to-checkout","books-table"]'::jsonb;
CREATE TABLE "registry"."scheduled_change" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"body" jsonb NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text
);
--> statement-breakpoint
ALTER TABLE "registry"."rollout" ALTER COLUMN "watch" SET DEFAULT '["failure","slow-paint","slow-press","layout-shift","unfinished-checkout","opens-business","adds-dish","goes-to-checkout","books-table"]'::jsonb;
CREATE TABLE "registry"."required_approval" (
	"of" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."waiting_change" (
	"id" integer PRIMARY KEY NOT NULL,
	"call" text NOT NULL,
	"body" jsonb NOT NULL,
	"by" text NOT NULL,
	"person" text,
	"machine" text,
	"issued_by" text,
	"reason" text NOT NULL,
	"because" jsonb NOT NULL,
	"effects" jsonb NOT NULL,
	"seen" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text
);
--> statement-breakpoint
ALTER TABLE "registry"."scheduled_change" ADD COLUMN "issued_by" text;--> statement-breakpoint
ALTER TABLE "registry"."scheduled_change" ADD COLUMN "approved_by" text;
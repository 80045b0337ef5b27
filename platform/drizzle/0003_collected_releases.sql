ALTER TABLE "registry"."release" ADD COLUMN "unneeded_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registry"."release" ADD COLUMN "collected_at" timestamp with time zone;
ALTER TABLE "registry"."brand_version" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "registry"."brand_version" ADD COLUMN "machine" text;
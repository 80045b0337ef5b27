ALTER TABLE "bookings" ADD COLUMN "change_key_hash" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
ALTER TABLE "pictures" ADD COLUMN "draft_of" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "draft_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "pictures_draft_since" ON "pictures" USING btree ("draft_since") WHERE "pictures"."draft_since" is not null;
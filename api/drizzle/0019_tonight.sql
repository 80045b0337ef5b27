CREATE TABLE "tonight_changes" (
	"business_id" text NOT NULL,
	"subject" text NOT NULL,
	"target" text NOT NULL,
	"until" timestamp with time zone,
	"value" json NOT NULL,
	CONSTRAINT "tonight_changes_business_id_subject_target_pk" PRIMARY KEY("business_id","subject","target")
);
--> statement-breakpoint
CREATE TABLE "table_blocks" (
	"business_id" text NOT NULL,
	"date" date NOT NULL,
	"slot_id" text NOT NULL,
	CONSTRAINT "table_blocks_business_id_date_slot_id_pk" PRIMARY KEY("business_id","date","slot_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "no_show_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_walk_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "tonight_changes_until" ON "tonight_changes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "table_blocks_date" ON "table_blocks" USING btree ("date");
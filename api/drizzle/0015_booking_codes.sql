CREATE TABLE "booking_counts" (
	"key" text NOT NULL,
	"booking_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_counts_key_booking_id_pk" PRIMARY KEY("key","booking_id")
);
--> statement-breakpoint
ALTER TABLE "codes" ALTER COLUMN "okey" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "booking_counts" ADD CONSTRAINT "booking_counts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_counts_booking" ON "booking_counts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_counts_starts" ON "booking_counts" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_awaiting_code" ON "bookings" USING btree ("hold_ends_at") WHERE "bookings"."state" = 'awaiting_code';--> statement-breakpoint
CREATE INDEX "codes_booking" ON "codes" USING btree ("booking_id","sent_at");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_subject" CHECK (num_nonnulls("codes"."okey", "codes"."booking_id") = 1);
CREATE TABLE "booking_slots" (
	"business_id" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "booking_slots_business_id_date_time_pk" PRIMARY KEY("business_id","date","time")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"business_name" text NOT NULL,
	"business_slug" text NOT NULL,
	"user_id" text,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"guests" integer NOT NULL,
	"state" text NOT NULL,
	"paymode" text NOT NULL,
	"amount_due" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"postcode" text NOT NULL,
	"occasion" text NOT NULL,
	"message" text NOT NULL,
	"site_origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hold_ends_at" timestamp with time zone,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "bookings_slot" ON "bookings" USING btree ("business_id","date","time");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","starts_at");
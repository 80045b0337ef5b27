CREATE TABLE "businesses" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"address_sector" text NOT NULL,
	"profile" json NOT NULL,
	"menu" json NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_sectors" (
	"business_id" text NOT NULL,
	"sector" text NOT NULL,
	"outcode" text NOT NULL,
	CONSTRAINT "delivery_sectors_business_id_sector_pk" PRIMARY KEY("business_id","sector")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_end" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_end_pk" PRIMARY KEY("key","window_end")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" text NOT NULL,
	"position" integer,
	"customer_key" text,
	"name" text NOT NULL,
	"review_time" timestamp with time zone NOT NULL,
	"noise" smallint NOT NULL,
	"service" smallint NOT NULL,
	"food" smallint NOT NULL,
	"atmosphere" smallint NOT NULL,
	"waittime" smallint NOT NULL,
	"valueformoney" smallint NOT NULL,
	"review_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_sectors" ADD CONSTRAINT "delivery_sectors_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_slug_in_service" ON "businesses" USING btree ("slug") WHERE "businesses"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "businesses_address_sector" ON "businesses" USING btree ("address_sector");--> statement-breakpoint
CREATE INDEX "delivery_sectors_sector" ON "delivery_sectors" USING btree ("sector");--> statement-breakpoint
CREATE INDEX "delivery_sectors_outcode" ON "delivery_sectors" USING btree ("outcode");--> statement-breakpoint
CREATE INDEX "rate_limits_window_end" ON "rate_limits" USING btree ("window_end");--> statement-breakpoint
CREATE INDEX "reviews_business_time" ON "reviews" USING btree ("business_id","review_time");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_customer_key" ON "reviews" USING btree ("customer_key");
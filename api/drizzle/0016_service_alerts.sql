CREATE TABLE "service_alerts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"email" text NOT NULL,
	"outcode" text NOT NULL,
	"sector" text NOT NULL,
	"postcode" text NOT NULL,
	"site_origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "service_alerts_place" ON "service_alerts" USING btree ("brand_id","email","outcode","sector");--> statement-breakpoint
CREATE INDEX "service_alerts_created" ON "service_alerts" USING btree ("created_at");
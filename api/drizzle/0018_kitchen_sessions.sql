CREATE TABLE "kitchen_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"business_slug" text NOT NULL,
	"key_version" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kitchen_sessions_business" ON "kitchen_sessions" USING btree ("business_slug");--> statement-breakpoint
CREATE INDEX "kitchen_sessions_expires" ON "kitchen_sessions" USING btree ("expires_at");
CREATE TABLE "growing_pauses" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "growing_pauses_forget" ON "growing_pauses" USING btree ("forget_at");
CREATE TABLE "menu_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"device" text NOT NULL,
	"edit" json NOT NULL,
	"words" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_plans" (
	"business_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"revision" bigint NOT NULL,
	"user_id" text,
	"device" text NOT NULL,
	"fault" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_previews" (
	"slug" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"revision" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"device" text NOT NULL,
	"edits" json NOT NULL,
	"replaced" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menu_edits" ADD CONSTRAINT "menu_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_plans" ADD CONSTRAINT "menu_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_versions" ADD CONSTRAINT "menu_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_edits_business" ON "menu_edits" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "menu_edits_user" ON "menu_edits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "menu_plans_at" ON "menu_plans" USING btree ("at");--> statement-breakpoint
CREATE INDEX "menu_plans_user" ON "menu_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "menu_previews_expires" ON "menu_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "menu_versions_business" ON "menu_versions" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "menu_versions_user" ON "menu_versions" USING btree ("user_id");
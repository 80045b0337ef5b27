CREATE TABLE "kitchen_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kitchen_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"user_id" text,
	"device" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"before" json NOT NULL,
	"after" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kitchen_roles" (
	"business_slug" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kitchen_roles_business_slug_user_id_pk" PRIMARY KEY("business_slug","user_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"amount" integer NOT NULL,
	"lines" json NOT NULL,
	"undo_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kitchen_sessions" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_pence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kitchen_acts" ADD CONSTRAINT "kitchen_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_roles" ADD CONSTRAINT "kitchen_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchen_acts_business" ON "kitchen_acts" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "kitchen_acts_at" ON "kitchen_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "kitchen_acts_user" ON "kitchen_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kitchen_roles_user" ON "kitchen_roles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_subject" ON "refunds" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "kitchen_sessions" ADD CONSTRAINT "kitchen_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchen_sessions_user" ON "kitchen_sessions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_at_most_once" CHECK ("payments"."refunded_pence" between 0 and "payments"."amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_whole" CHECK ("payments"."refunded_at" is null or "payments"."refunded_pence" in (0, "payments"."amount"));
CREATE TABLE "proven_numbers" (
	"number_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proven_numbers_number_hash_user_id_pk" PRIMARY KEY("number_hash","user_id")
);
--> statement-breakpoint
DROP INDEX "outbox_created";--> statement-breakpoint
DROP INDEX "outbox_recipient";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_number" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "order_number" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "sequence" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "sequence" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "forget_once_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "code_numbers" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "proven_numbers_user" ON "proven_numbers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booking_slots_date" ON "booking_slots" USING btree ("date");--> statement-breakpoint
CREATE INDEX "outbox_sequence" ON "outbox" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "outbox_topic" ON "outbox" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("given_up_at") WHERE "outbox"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "code_numbers_used" ON "code_numbers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "codes_sent" ON "codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","due_at") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;
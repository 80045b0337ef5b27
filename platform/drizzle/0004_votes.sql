CREATE TABLE "registry"."counted_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."open_checkout" (
	"rollout" integer NOT NULL,
	"visitor" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"trial" jsonb NOT NULL,
	"failure" jsonb NOT NULL,
	CONSTRAINT "open_checkout_rollout_visitor_pk" PRIMARY KEY("rollout","visitor")
);
--> statement-breakpoint
CREATE TABLE "registry"."rollout_point" (
	"rollout" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"arm" text NOT NULL,
	"signal" text NOT NULL,
	"trials" bigint NOT NULL,
	"failures" bigint NOT NULL,
	CONSTRAINT "rollout_point_rollout_at_arm_signal_pk" PRIMARY KEY("rollout","at","arm","signal")
);
--> statement-breakpoint
CREATE TABLE "registry"."vital_count" (
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"vital" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bucket" integer NOT NULL,
	"values" bigint NOT NULL,
	CONSTRAINT "vital_count_name_version_brand_vital_at_bucket_pk" PRIMARY KEY("name","version","brand","vital","at","bucket")
);
--> statement-breakpoint
CREATE TABLE "registry"."vote_count" (
	"rollout" integer NOT NULL,
	"brand" text NOT NULL,
	"arm" text NOT NULL,
	"signal" text NOT NULL,
	"share" integer NOT NULL,
	"trials" bigint NOT NULL,
	"failures" bigint NOT NULL,
	"first_trials" bigint NOT NULL,
	"first_failures" bigint NOT NULL,
	CONSTRAINT "vote_count_rollout_brand_arm_signal_share_pk" PRIMARY KEY("rollout","brand","arm","signal","share")
);
--> statement-breakpoint
CREATE TABLE "registry"."voter" (
	"key" text PRIMARY KEY NOT NULL,
	"rollout" integer NOT NULL,
	"day" date NOT NULL,
	"votes" integer NOT NULL,
	"first_votes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."guard_lease" (
	"id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"told_up_to" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."guard_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."guard_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team" text NOT NULL,
	"url" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registry"."guarded_rollout" (
	"rollout" integer PRIMARY KEY NOT NULL,
	"brands" jsonb NOT NULL,
	"stable" jsonb NOT NULL,
	"bounds" jsonb NOT NULL,
	"step" integer NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"ran_milliseconds" bigint NOT NULL,
	"verdict" jsonb,
	"is_held_for_shares" boolean DEFAULT false NOT NULL,
	"accepted_page_loads" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "open_checkout_age" ON "registry"."open_checkout" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "vital_count_age" ON "registry"."vital_count" USING btree ("at");--> statement-breakpoint
CREATE INDEX "voter_rollout" ON "registry"."voter" USING btree ("rollout");--> statement-breakpoint
CREATE INDEX "guard_message_due" ON "registry"."guard_message" USING btree ("due_at");
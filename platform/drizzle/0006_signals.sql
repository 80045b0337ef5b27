CREATE TABLE "registry"."platform_point" (
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "platform_point_at_event_pk" PRIMARY KEY("at","event")
);
--> statement-breakpoint
ALTER TABLE "registry"."release" ADD COLUMN "aborted" jsonb;--> statement-breakpoint
ALTER TABLE "registry"."vote_count" ADD COLUMN "network_trials" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."vote_count" ADD COLUMN "network_failures" bigint DEFAULT 0 NOT NULL;
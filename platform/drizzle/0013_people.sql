CREATE TABLE "registry"."member" (
	"team" text NOT NULL,
	"person" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_team_person_pk" PRIMARY KEY("team","person")
);
--> statement-breakpoint
ALTER TABLE "registry"."audit" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "registry"."audit" ADD COLUMN "machine" text;--> statement-breakpoint
ALTER TABLE "registry"."scheduled_change" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "registry"."scheduled_change" ADD COLUMN "machine" text;--> statement-breakpoint
ALTER TABLE "registry"."team_token" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "registry"."team_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "registry"."team_token" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "registry"."team_token" ADD COLUMN "issued_by" text;--> statement-breakpoint
ALTER TABLE "registry"."team_token" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registry"."team_token" ADD COLUMN "expires_at" timestamp with time zone;
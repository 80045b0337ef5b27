CREATE SCHEMA "registry";
--> statement-breakpoint
CREATE TABLE "registry"."audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text NOT NULL,
	"refused" boolean NOT NULL,
	"faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."freeze" (
	"brand" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"after_turn" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."generation" (
	"id" integer PRIMARY KEY NOT NULL,
	"generation" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."pin" (
	"brand" text NOT NULL,
	"feature" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "pin_brand_feature_pk" PRIMARY KEY("brand","feature")
);
--> statement-breakpoint
CREATE TABLE "registry"."release" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "release_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "registry"."rollout" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"brands" jsonb,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"step" integer NOT NULL,
	"step_began_at" timestamp with time zone NOT NULL,
	"salt" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registry"."stable_turn" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"brands" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."team_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registry"."team" (
	"id" text PRIMARY KEY NOT NULL,
	"features" jsonb NOT NULL,
	"webhook" text
);
--> statement-breakpoint
CREATE INDEX "audit_subject" ON "registry"."audit" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "rollout_state" ON "registry"."rollout" USING btree ("state");--> statement-breakpoint
CREATE INDEX "stable_turn_name" ON "registry"."stable_turn" USING btree ("name","id");--> statement-breakpoint
INSERT INTO "registry"."generation" ("id", "generation") VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION "registry"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is append-only';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE ON "registry"."audit"
FOR EACH ROW EXECUTE FUNCTION "registry"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_not_emptied" BEFORE TRUNCATE ON "registry"."audit"
FOR EACH STATEMENT EXECUTE FUNCTION "registry"."refuse_change"();

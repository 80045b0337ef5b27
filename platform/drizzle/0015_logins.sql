CREATE TABLE "registry"."begun_login" (
	"state" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"page" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."login_account" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"person" text NOT NULL,
	"email" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_account_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "login_account_person" UNIQUE("issuer","person")
);
--> statement-breakpoint
CREATE TABLE "registry"."login_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry"."login_session" ADD CONSTRAINT "login_session_account" FOREIGN KEY ("issuer","subject") REFERENCES "registry"."login_account"("issuer","subject") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Former versions wrote the addresses of teams' webhooks and chats whole into the audit log, which every team reads; whoever knows one can
-- post there. The log stays as it was save for these: of each the host is left, as newer versions write it.
CREATE FUNCTION "registry"."only_hosts"("logged" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_object_agg("key", CASE
		WHEN "key" IN ('webhook', 'chat', 'email') AND jsonb_typeof("value") = 'string'
		THEN to_jsonb(regexp_replace(regexp_replace("value" #>> '{}', '^https?:[/\\]*([^/\\?#]*@)?([^/\\?#@]+).*$', '\2', 'i'), '^.*@', ''))
		ELSE "value" END), '{}') FROM jsonb_each("logged")
$$;--> statement-breakpoint
ALTER TABLE "registry"."audit" DISABLE TRIGGER "audit_append_only";--> statement-breakpoint
UPDATE "registry"."audit" SET
	"before" = CASE WHEN jsonb_typeof("before") = 'object' THEN "registry"."only_hosts"("before") ELSE "before" END,
	"after" = CASE WHEN jsonb_typeof("after") = 'object' THEN "registry"."only_hosts"("after") ELSE "after" END
WHERE "action" = 'team add' AND concat("before", "after") ~ '(:[/\\]|@)';--> statement-breakpoint
ALTER TABLE "registry"."audit" ENABLE TRIGGER "audit_append_only";--> statement-breakpoint
DROP FUNCTION "registry"."only_hosts";

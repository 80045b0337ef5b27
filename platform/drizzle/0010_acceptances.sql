CREATE TABLE "registry"."acceptance" (
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"hash" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "acceptance_brand_name_version_pk" PRIMARY KEY("brand","name","version")
);
--> statement-breakpoint
CREATE TABLE "registry"."trusted_partner" (
	"brand" text NOT NULL,
	"partner" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "trusted_partner_brand_partner_pk" PRIMARY KEY("brand","partner")
);
--> statement-breakpoint
-- What visitors get of partners' releases, or could go back to, counts as accepted where they get it.
INSERT INTO "registry"."acceptance" ("brand", "name", "version", "at")
SELECT DISTINCT "scope"."brand", "given"."name", "given"."version", now()
FROM (
	SELECT "name", "version", "brands" FROM "registry"."stable_turn"
	UNION ALL SELECT "name", "version", "brands" FROM "registry"."rollout" WHERE "ended_at" IS NULL
	UNION ALL SELECT "name", "version", jsonb_build_array("brand") FROM "registry"."pin"
) AS "given"
CROSS JOIN LATERAL jsonb_array_elements_text(coalesce("given"."brands", '["*"]'::jsonb)) AS "scope"("brand")
WHERE "given"."name" LIKE '%/%';

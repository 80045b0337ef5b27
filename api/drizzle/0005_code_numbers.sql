CREATE TABLE "code_numbers" (
	"number_hash" text PRIMARY KEY NOT NULL
);

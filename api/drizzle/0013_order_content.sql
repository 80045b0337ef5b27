ALTER TABLE "orders" ADD COLUMN "content" json;--> statement-breakpoint
CREATE FUNCTION "forget_order_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."content"::text IS NOT DISTINCT FROM OLD."content"::text THEN
    NEW."content" := NULL;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_forget_content" BEFORE UPDATE OF "items" ON "orders"
FOR EACH ROW EXECUTE FUNCTION "forget_order_content"();

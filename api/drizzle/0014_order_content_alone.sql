-- The former columns are no longer in tables.ts, since the next version drops them beside this one (decision 0018).
ALTER TABLE "orders" ALTER COLUMN "items" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "free_dishes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "totals" DROP NOT NULL;--> statement-breakpoint
DROP TRIGGER "orders_forget_content" ON "orders";--> statement-breakpoint
DROP FUNCTION "forget_order_content"();--> statement-breakpoint
CREATE FUNCTION "keep_order_content_alone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."items" := NULL;
  NEW."free_dishes" := NULL;
  NEW."totals" := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_content_alone" BEFORE INSERT OR UPDATE ON "orders"
FOR EACH ROW WHEN (NEW."content" IS NOT NULL AND NEW."items" IS NOT NULL)
EXECUTE FUNCTION "keep_order_content_alone"();

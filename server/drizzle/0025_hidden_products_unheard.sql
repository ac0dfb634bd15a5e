-- A notice about a product says whether shops may hear of it: when it is active, or was until this change.
CREATE FUNCTION notify_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"products","id":"%s","shops":%s}', coalesce(NEW.id, OLD.id),
    (coalesce(OLD.is_active, false) OR coalesce(NEW.is_active, false))::text));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The stock of a product that is deleted goes with it, and the notice of the product says so.
CREATE OR REPLACE FUNCTION notify_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"products","id":"%s","shops":%s}', products.id, products.is_active::text))
  FROM changed JOIN products ON products.id = changed.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_notify ON products;
--> statement-breakpoint
CREATE TRIGGER products_notify AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION notify_product();

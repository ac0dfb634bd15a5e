-- What is kept under a key is the text of the answer; nothing looks into it.
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE json;
--> statement-breakpoint
ALTER TABLE idempotency_keys SET (toast_tuple_target = 8160);
--> statement-breakpoint
-- They say what notify_change() says, for the tables that an order writes: a payload that is strung together costs a
-- fraction of one for which the row is made JSON and taken apart. Lines and pools are many, and are told of together.
CREATE FUNCTION notify_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed CONSTANT orders := coalesce(NEW, OLD);
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"orders","id":"%s","customerId":"%s"}', changed.id, changed.customer_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_baskets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"basket","customerId":"%s"}', customer_id)) FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"products","id":"%s"}', product_id)) FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER orders_notify ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_notify AFTER INSERT OR UPDATE OR DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION notify_order();
--> statement-breakpoint
DROP TRIGGER basket_items_notify ON basket_items;
--> statement-breakpoint
CREATE TRIGGER basket_items_notify_insert AFTER INSERT ON basket_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_baskets();
--> statement-breakpoint
CREATE TRIGGER basket_items_notify_update AFTER UPDATE ON basket_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_baskets();
--> statement-breakpoint
CREATE TRIGGER basket_items_notify_delete AFTER DELETE ON basket_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_baskets();
--> statement-breakpoint
DROP TRIGGER stock_pools_notify ON stock_pools;
--> statement-breakpoint
CREATE TRIGGER stock_pools_notify_insert AFTER INSERT ON stock_pools REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
--> statement-breakpoint
CREATE TRIGGER stock_pools_notify_update AFTER UPDATE ON stock_pools REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
--> statement-breakpoint
CREATE TRIGGER stock_pools_notify_delete AFTER DELETE ON stock_pools REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();

-- Lines that come with their orders ask once whether those are written anew, not each by itself.
CREATE FUNCTION renew_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET updated_at = updated_at
  WHERE id IN (SELECT order_id FROM written) AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER order_items_renew ON order_items;
--> statement-breakpoint
CREATE TRIGGER order_items_renew AFTER DELETE OR UPDATE OF
  position, product_id, product_name, sku, quantity, unit_price, total_price, selected_size, selected_color, from_stock ON order_items
  FOR EACH ROW EXECUTE FUNCTION renew_order();
--> statement-breakpoint
CREATE TRIGGER order_items_renew_new AFTER INSERT ON order_items REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION renew_orders();

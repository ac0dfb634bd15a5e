-- Whatever a line or a step of an order's history shows is written with the row of its order, so that the transaction which wrote that
-- row (`xmin`) names them all. A row that the same transaction has written already is left alone.
CREATE FUNCTION renew_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET updated_at = updated_at
  WHERE id = coalesce(NEW.order_id, OLD.order_id) AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_items_renew AFTER INSERT OR DELETE OR UPDATE OF
  position, product_id, product_name, sku, quantity, unit_price, total_price, selected_size, selected_color, from_stock ON order_items
  FOR EACH ROW EXECUTE FUNCTION renew_order();
--> statement-breakpoint
CREATE TRIGGER order_status_changes_renew AFTER INSERT OR DELETE OR UPDATE OF status, created_at ON order_status_changes
  FOR EACH ROW EXECUTE FUNCTION renew_order();
--> statement-breakpoint
-- What all lines show of their products.
CREATE TRIGGER order_lines_state AFTER UPDATE OF name, image_hash, category ON products
  FOR EACH STATEMENT EXECUTE FUNCTION rename_state('order_lines');

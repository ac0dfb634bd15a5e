-- Most orders have no manufacturer and most lines take nothing from stock: what has none is not looked for.
DROP INDEX "order_items_pool";--> statement-breakpoint
DROP INDEX "orders_manufacturer";--> statement-breakpoint
CREATE INDEX "order_items_pool" ON "order_items" USING btree ("stock_pool_id") WHERE "order_items"."stock_pool_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_manufacturer" ON "orders" USING btree ("manufacturer_id") WHERE "orders"."manufacturer_id" is not null;
--> statement-breakpoint
-- As lines do, steps of histories that come together ask once whether their orders are written anew.
DROP TRIGGER order_status_changes_renew ON order_status_changes;
--> statement-breakpoint
CREATE TRIGGER order_status_changes_renew AFTER DELETE OR UPDATE OF status, created_at ON order_status_changes
  FOR EACH ROW EXECUTE FUNCTION renew_order();
--> statement-breakpoint
CREATE TRIGGER order_status_changes_renew_new AFTER INSERT ON order_status_changes REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION renew_orders();

-- Tells every server what changed, at commit: channel 'toptan', payload {topic, id?, customerId?}.
-- Arguments of a trigger: topic, column that names the row, column that names the customer who may hear of it
-- ('' for none). Equal payloads of one transaction arrive once.
CREATE FUNCTION notify_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM pg_notify('toptan', jsonb_strip_nulls(jsonb_build_object(
    'topic', TG_ARGV[0],
    'id', changed -> TG_ARGV[1],
    'customerId', changed -> TG_ARGV[2]
  ))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_notify AFTER INSERT OR UPDATE OR DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION notify_change('orders', 'id', 'customer_id');
--> statement-breakpoint
CREATE TRIGGER basket_items_notify AFTER INSERT OR UPDATE OR DELETE ON basket_items
  FOR EACH ROW EXECUTE FUNCTION notify_change('basket', '', 'customer_id');
--> statement-breakpoint
CREATE TRIGGER products_notify AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION notify_change('products', 'id', '');
--> statement-breakpoint
CREATE TRIGGER stock_pools_notify AFTER INSERT OR UPDATE OR DELETE ON stock_pools
  FOR EACH ROW EXECUTE FUNCTION notify_change('products', 'product_id', '');
--> statement-breakpoint
CREATE TRIGGER customers_notify AFTER INSERT OR UPDATE OR DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION notify_change('customers', 'id', '');
--> statement-breakpoint
CREATE TRIGGER users_notify AFTER INSERT OR UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION notify_change('customers', 'customer_id', '');
--> statement-breakpoint
CREATE TRIGGER manufacturers_notify AFTER INSERT OR UPDATE OR DELETE ON manufacturers
  FOR EACH ROW EXECUTE FUNCTION notify_change('manufacturers', 'id', '');
--> statement-breakpoint
CREATE TRIGGER registration_requests_notify AFTER INSERT OR UPDATE OR DELETE ON customer_registration_requests
  FOR EACH ROW EXECUTE FUNCTION notify_change('registration-requests', 'id', '');
--> statement-breakpoint
CREATE TRIGGER mails_notify AFTER INSERT OR UPDATE OR DELETE ON mails
  FOR EACH ROW EXECUTE FUNCTION notify_change('registration-requests', 'registration_request_id', '');
--> statement-breakpoint
CREATE TRIGGER password_links_notify AFTER UPDATE ON password_links
  FOR EACH ROW EXECUTE FUNCTION notify_change('registration-requests', '', '');
--> statement-breakpoint
-- Ends the streams of a session that is gone; never leaves the server.
CREATE TRIGGER sessions_notify AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_change('sessions', 'token_hash', '');

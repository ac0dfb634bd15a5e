-- The first day of a moment's month in Istanbul.
CREATE FUNCTION month_of(moment timestamptz) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN date_trunc('month', moment AT TIME ZONE 'Europe/Istanbul')::date;
--> statement-breakpoint
-- The prefix of the settings and the next number, of five digits or as many as it takes: TPT-26-01482.
CREATE FUNCTION next_order_number() RETURNS text LANGUAGE sql VOLATILE
  BEGIN ATOMIC
    SELECT replace(
        coalesce((SELECT order_number_prefix FROM settings), 'TPT-{yy}-'),
        '{yy}', to_char(now() AT TIME ZONE 'Europe/Istanbul', 'YY')
      ) || lpad(n, greatest(5, length(n)), '0')
    FROM (SELECT nextval('order_numbers')::text AS n) AS next;
  END;
--> statement-breakpoint
-- Adds orders to, or takes them from, the counter of a month and status. The counter is there nearly always, and an update
-- costs less than an insert that finds it.
CREATE FUNCTION count_orders(of_month date, of_status text, number integer, lira numeric) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  mine CONSTANT smallint := pg_backend_pid() % 32;
BEGIN
  UPDATE order_counters SET orders = orders + number, total = total + lira
  WHERE month = of_month AND status = of_status AND slot = mine;
  IF NOT FOUND THEN
    INSERT INTO order_counters AS counter (month, status, slot, orders, total)
    VALUES (of_month, of_status, mine, number, lira)
    ON CONFLICT (month, status, slot)
      DO UPDATE SET orders = counter.orders + excluded.orders, total = counter.total + excluded.total;
  END IF;
END $$;
--> statement-breakpoint
-- Takes an order's old row out of the counters and adds its new one, in the order of their keys, so that two changes never
-- wait for each other in a circle.
CREATE FUNCTION count_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_orders(month, status, sign, sign * total)
  FROM (
    SELECT month_of(created_at) AS month, status, sign, total
    FROM (VALUES (1, NEW.created_at, NEW.status, NEW.total), (-1, OLD.created_at, OLD.status, OLD.total))
      AS changed (sign, created_at, status, total)
    WHERE status IS NOT NULL ORDER BY month, status
  ) AS counted;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_count AFTER INSERT OR DELETE OR UPDATE OF status, total, created_at ON orders
  FOR EACH ROW EXECUTE FUNCTION count_order();
--> statement-breakpoint
-- Counts all orders again; for a database that was filled while its triggers were off.
CREATE FUNCTION recount_orders() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE order_counters;
  INSERT INTO order_counters (month, status, slot, orders, total)
  SELECT month_of(created_at), status, 0, count(*), sum(total) FROM orders GROUP BY 1, 2;
END $$;
--> statement-breakpoint
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
-- A notice about a product says whether shops may hear of it: when it is active, or was until this change.
CREATE FUNCTION notify_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"products","id":"%s","shops":%s}', coalesce(NEW.id, OLD.id),
    (coalesce(OLD.is_active, false) OR coalesce(NEW.is_active, false))::text));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_notify AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION notify_product();
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
  FOR EACH ROW EXECUTE FUNCTION notify_change('sessions', 'id', '');
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
-- The stock of a product that is deleted goes with it, and the notice of the product says so.
CREATE FUNCTION notify_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"products","id":"%s","shops":%s}', products.id, products.is_active::text))
  FROM changed JOIN products ON products.id = changed.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_notify AFTER INSERT OR UPDATE OR DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION notify_order();
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
CREATE TRIGGER stock_pools_notify_insert AFTER INSERT ON stock_pools REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
--> statement-breakpoint
CREATE TRIGGER stock_pools_notify_update AFTER UPDATE ON stock_pools REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
--> statement-breakpoint
CREATE TRIGGER stock_pools_notify_delete AFTER DELETE ON stock_pools REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
--> statement-breakpoint
-- Neither who did it nor what it was about changes afterwards: a user who goes leaves the name, and the row that a deed
-- made is named together with its outcome.
-- Of a row of failed sign-ins the number grows; nothing else of it changes.
CREATE FUNCTION "keep_deeds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE'
    OR OLD.status IS NOT NULL AND (NEW.status, NEW.subject_id) IS DISTINCT FROM (OLD.status, OLD.subject_id)
    OR NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id
    OR NEW.attempts < OLD.attempts
    OR NEW.attempts > OLD.attempts AND OLD.network IS NULL
    OR (NEW.id, NEW.created_at, NEW.username, NEW.role, NEW.deed, NEW.subject, NEW.details, NEW.address, NEW.request_id,
        NEW.network, NEW.hour)
      IS DISTINCT FROM
      (OLD.id, OLD.created_at, OLD.username, OLD.role, OLD.deed, OLD.subject, OLD.details, OLD.address, OLD.request_id,
        OLD.network, OLD.hour)
  THEN RAISE EXCEPTION 'deeds are kept as they were written';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deeds_kept" BEFORE UPDATE OR DELETE ON "deeds" FOR EACH ROW EXECUTE FUNCTION "keep_deeds"();
--> statement-breakpoint
CREATE TRIGGER "deeds_not_emptied" BEFORE TRUNCATE ON "deeds" FOR EACH STATEMENT EXECUTE FUNCTION "keep_deeds"();

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
-- One picture at each place of a product. Compared when a statement ends, so that one statement moves several.
ALTER TABLE product_pictures ADD CONSTRAINT product_pictures_place UNIQUE (product_id, position) DEFERRABLE;
--> statement-breakpoint
-- Copies the first picture of a product, its cover, to where lists and orders read it.
CREATE FUNCTION copy_cover() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product CONSTANT uuid := coalesce(NEW.product_id, OLD.product_id);
  cover CONSTANT text := (SELECT image_hash FROM product_pictures WHERE product_id = product ORDER BY position LIMIT 1);
BEGIN
  UPDATE products SET image_hash = cover WHERE id = product AND image_hash IS DISTINCT FROM cover;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_pictures_cover AFTER INSERT OR DELETE OR UPDATE OF position, image_hash ON product_pictures
  FOR EACH ROW EXECUTE FUNCTION copy_cover();
--> statement-breakpoint
-- Makes the variants that a product lacks, one for each of its sizes in each of its colours, and marks which of them it offers.
CREATE FUNCTION make_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variants (product_id, size, color)
  SELECT NEW.id, size, color
  FROM jsonb_array_elements_text(CASE NEW.sizes WHEN '[]' THEN '[null]' ELSE NEW.sizes END) AS size,
    jsonb_array_elements_text(CASE NEW.colors WHEN '[]' THEN '[null]' ELSE NEW.colors END) AS color
  ON CONFLICT (product_id, size, color) DO NOTHING;
  UPDATE variants AS variant SET offered = is_offered
  FROM (
    SELECT id, coalesce(NEW.sizes ? size, NEW.sizes = '[]') AND coalesce(NEW.colors ? color, NEW.colors = '[]') AS is_offered
    FROM variants WHERE product_id = NEW.id
  ) AS now
  WHERE variant.id = now.id AND variant.offered <> is_offered;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_variants AFTER INSERT OR UPDATE OF sizes, colors ON products
  FOR EACH ROW EXECUTE FUNCTION make_variants();
--> statement-breakpoint
-- Ends the streams of a session that is gone. Whoever signs out waits for no look of another server.
CREATE FUNCTION notify_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"sessions","id":"%s"}', OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_notify AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_session();
--> statement-breakpoint
-- Events are append-only. A user who is deleted leaves the name, and the number of failed sign-ins grows; nothing else changes.
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mutable CONSTANT text[] := '{user_id,attempts,search_text}';
BEGIN
  IF TG_OP <> 'UPDATE'
    OR NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id
    OR NEW.attempts < OLD.attempts
    OR NEW.attempts > OLD.attempts AND OLD.network IS NULL
    OR to_jsonb(NEW) - mutable IS DISTINCT FROM to_jsonb(OLD) - mutable
  THEN RAISE EXCEPTION 'events are append-only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
CREATE TRIGGER events_not_truncated BEFORE TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
-- Who changes what holds for a customer waits for the orders that have read it, and those that read it later wait for the
-- change: no order is placed by a rule that was changed before. Placing takes the same lock, shared.
-- For each row: the deletion of a product without rules takes no lock.
CREATE FUNCTION hold_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7867831);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What placing calls: waits for changes under way, and says whether there is any rule to read. A statement in a volatile
-- function sees what was committed before it began, and so while the lock was waited for.
CREATE FUNCTION share_terms() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7867831);
  RETURN EXISTS (SELECT FROM quantity_terms) OR EXISTS (SELECT FROM order_terms);
END $$;
--> statement-breakpoint
CREATE TRIGGER quantity_terms_held AFTER INSERT OR UPDATE OR DELETE ON quantity_terms
  FOR EACH ROW EXECUTE FUNCTION hold_terms();
--> statement-breakpoint
CREATE TRIGGER order_terms_held AFTER INSERT OR UPDATE OR DELETE ON order_terms
  FOR EACH ROW EXECUTE FUNCTION hold_terms();
--> statement-breakpoint
CREATE TRIGGER customers_group_held AFTER UPDATE OF group_id ON customers
  FOR EACH ROW WHEN (old.group_id IS DISTINCT FROM new.group_id) EXECUTE FUNCTION hold_terms();

-- The first day of a moment's month in Istanbul.
CREATE FUNCTION month_of(moment timestamptz) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN date_trunc('month', moment AT TIME ZONE 'Europe/Istanbul')::date;
--> statement-breakpoint
-- The next order number: the prefix of the settings and a number of five digits or as many as it takes, TPT-26-01482.
CREATE FUNCTION next_order_number() RETURNS text LANGUAGE sql VOLATILE
  BEGIN ATOMIC
    SELECT replace(
        coalesce((SELECT order_number_prefix FROM settings), 'TPT-{yy}-'),
        '{yy}', to_char(now() AT TIME ZONE 'Europe/Istanbul', 'YY')
      ) || lpad(n, greatest(5, length(n)), '0')
    FROM (SELECT nextval('order_numbers')::text AS n) AS next;
  END;
--> statement-breakpoint
-- Adds orders to, or takes them from, the counter of a month and status. The counter nearly always exists, and an update costs less
-- than an insert that finds it.
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
-- One picture at each place of a product. The constraint is checked when a statement ends, so that one statement moves several.
ALTER TABLE product_pictures ADD CONSTRAINT product_pictures_place UNIQUE (product_id, position) DEFERRABLE;
--> statement-breakpoint
-- Copies the first picture of a product, its cover, to the column that lists and orders read.
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
-- Makes the variants that a product lacks, one for each of its sizes in each of its colors, and marks those that it offers.
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
-- A variant is deleted with its product alone: orders name it.
CREATE FUNCTION refuse_variant_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM products WHERE id = OLD.product_id) THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'variant % stays as long as its product', OLD.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_stay BEFORE DELETE OR UPDATE OF id, product_id, size, color ON variants
  FOR EACH ROW EXECUTE FUNCTION refuse_variant_removal();
--> statement-breakpoint
-- Whether a barcode's number has its stored form: 8, 13 or 14 digits (12 have a leading 0, 14 have none), the last of which is
-- right.
CREATE FUNCTION gtin_valid(gtin text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN gtin ~ '^([0-9]{8}|[0-9]{13}|[1-9][0-9]{13})$' AND (
    SELECT sum((ascii(digit) - 48) * CASE WHEN place % 2 = 0 THEN 3 ELSE 1 END) % 10 = 0
    FROM string_to_table(reverse(gtin), NULL) WITH ORDINALITY AS digits (digit, place)
  );
--> statement-breakpoint
ALTER TABLE codes ADD CONSTRAINT codes_gtin CHECK (gtin_valid(gtin));
--> statement-breakpoint
-- Ends the streams of a deleted session, so that signing out need not wait for another server's check.
CREATE FUNCTION notify_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toptan', format('{"topic":"sessions","id":"%s"}', OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_notify AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_session();
--> statement-breakpoint
-- Events are append-only. A deleted user leaves the name, and the number of failed sign-ins grows; nothing else changes.
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
-- A version of an order is never rewritten, but for its user, who may be deleted, and goes with its order alone.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.made_by IS NULL AND to_jsonb(NEW) - 'made_by' = to_jsonb(OLD) - 'made_by' THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'versions of orders are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_versions_append_only BEFORE UPDATE OR DELETE ON order_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
--> statement-breakpoint
-- A changed order adds up when its transaction ends: it has a line, one in place 0, its lines come to the subtotal, its packs are
-- whole, and its version is kept. Reports count an order at its line in place 0.
CREATE FUNCTION check_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM orders WHERE id = NEW.id AND (
      NOT EXISTS (SELECT FROM order_items WHERE order_id = orders.id AND position = 0)
      OR subtotal <> (SELECT sum(total_price) FROM order_items WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM order_versions WHERE order_id = orders.id AND version = orders.version)
      OR EXISTS (
        SELECT FROM order_packs AS held WHERE held.order_id = orders.id AND (
          SELECT jsonb_object_agg(variant_id, quantity) FROM order_items AS item
          WHERE item.order_id = orders.id AND item.order_pack_id = held.id
        ) IS DISTINCT FROM (
          SELECT jsonb_object_agg(cell.id, line.ratio * held.packs)
          FROM pack_lines AS line
            JOIN variants AS cell ON cell.product_id = line.product_id AND CASE WHEN line.mixed THEN cell.id = line.variant_id
              ELSE cell.size IS NOT DISTINCT FROM line.size AND cell.color IS NOT DISTINCT FROM held.color END
          WHERE line.pack_id = held.pack_id
        )
      )
    )
  ) THEN RAISE EXCEPTION 'the lines of order % do not add up', NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_add_up AFTER UPDATE OF version ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_changed_order();
--> statement-breakpoint
-- One size at each place of a set. The constraint is checked when a statement ends, so that one statement moves several.
ALTER TABLE size_set_sizes ADD CONSTRAINT size_set_sizes_place UNIQUE (size_set_id, position) DEFERRABLE;
--> statement-breakpoint
-- The index refuses two colors that differ in capitals alone.
CREATE UNIQUE INDEX colors_key_any_case ON colors (lower(key));
--> statement-breakpoint
-- The colors of the specification.
INSERT INTO colors (key, id, name_en, name_tr, name_ar, hex, position) VALUES
  ('White', '01890a5d-0000-7000-8000-000000000101', 'White', 'Beyaz', 'أبيض', '#f2f1ec', 0),
  ('Black', '01890a5d-0000-7000-8000-000000000102', 'Black', 'Siyah', 'أسود', '#26292b', 1),
  ('Grey', '01890a5d-0000-7000-8000-000000000103', 'Grey', 'Gri', 'رمادي', '#8e9395', 2),
  ('Red', '01890a5d-0000-7000-8000-000000000104', 'Red', 'Kırmızı', 'أحمر', '#b8483a', 3),
  ('Blue', '01890a5d-0000-7000-8000-000000000105', 'Blue', 'Mavi', 'أزرق', '#3b6ea8', 4),
  ('Yellow', '01890a5d-0000-7000-8000-000000000106', 'Yellow', 'Sarı', 'أصفر', '#cfa640', 5),
  ('Green', '01890a5d-0000-7000-8000-000000000107', 'Green', 'Yeşil', 'أخضر', '#2f6b52', 6);
--> statement-breakpoint
-- The usual sizes; the first set is the specification's, and that of a new product.
WITH sets (number, kind, name_en, name_tr, name_ar, sizes) AS (VALUES
  (1, 'number', 'Jeans', 'Jean', 'جينز', '{26,27,28,29,30,31,32,33,34,35,36}'::text[]),
  (2, 'letter', 'Letters', 'Harf', 'أحرف', '{XS,S,M,L,XL,2XL,3XL,4XL}'::text[]),
  (3, 'number', 'Women', 'Kadın', 'نسائي', '{34,36,38,40,42,44,46,48}'::text[]),
  (4, 'number', 'Women narrow', 'Kadın dar', 'نسائي ضيق', '{36,38,40,42,44,46}'::text[]),
  (5, 'letter', 'Men’s tops', 'Erkek üst', 'رجالي علوي', '{S,M,L,XL,2XL}'::text[]),
  (6, 'number', 'Men’s pants', 'Erkek alt', 'رجالي سفلي', '{30,31,32,33,34,36,38}'::text[]),
  (7, 'number', 'Suits', 'Takım', 'بدلات', '{46,48,50,52,54,56,58}'::text[]),
  (8, 'shoe', 'Women’s shoes', 'Kadın ayakkabı', 'أحذية نسائية', '{35,36,37,38,39,40,41}'::text[]),
  (9, 'shoe', 'Men’s shoes', 'Erkek ayakkabı', 'أحذية رجالية', '{40,41,42,43,44,45,46}'::text[]),
  (10, 'shoe', 'Children’s shoes', 'Çocuk ayakkabı', 'أحذية أطفال', '{22,23,24,25,26,27,28,29,30,31,32,33,34,35}'::text[]),
  (11, 'one', 'One size', 'Tek beden', 'مقاس واحد', '{STD}'::text[])
), stored AS (
  INSERT INTO size_sets (id, name_en, name_tr, name_ar, kind)
  SELECT ('01890a5d-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, name_en, name_tr, name_ar, kind FROM sets
  RETURNING id, name_en
)
INSERT INTO size_set_sizes (size_set_id, label, position)
SELECT stored.id, label, place - 1
FROM stored JOIN sets USING (name_en), unnest(sets.sizes) WITH ORDINALITY AS size (label, place);
--> statement-breakpoint
-- A pack that a basket or an order names keeps its content. The lock waits for transactions that are just naming it.
CREATE FUNCTION refuse_pack_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed CONSTANT uuid := coalesce(OLD.pack_id, NEW.pack_id);
BEGIN
  PERFORM FROM packs WHERE id = changed FOR UPDATE;
  IF FOUND AND (
    EXISTS (SELECT FROM basket_packs WHERE pack_id = changed) OR EXISTS (SELECT FROM order_packs WHERE pack_id = changed)
  ) THEN RAISE EXCEPTION 'pack % is in use and keeps its content', changed;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER pack_lines_kept BEFORE INSERT OR UPDATE OR DELETE ON pack_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_pack_change();
--> statement-breakpoint
-- Locks a user's key until the transaction ends, and reads the answer of the earlier call, at most 48 hours old. The lock has a number:
-- two keys that share one only wait for each other. A statement in a volatile function sees what was committed while the lock was
-- waited for.
CREATE FUNCTION claim_key(of_user uuid, claimed text) RETURNS SETOF idempotency_keys LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(claimed, hashtextextended(of_user::text, 0)));
  RETURN QUERY SELECT * FROM idempotency_keys
    WHERE user_id = of_user AND key = claimed AND created_at >= now() - interval '48 hours';
END $$;
--> statement-breakpoint
-- Each customer comes with an own basket.
CREATE FUNCTION make_basket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO baskets (id, customer_id, kind) VALUES (NEW.id, NEW.id, 'own');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_basket AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION make_basket();
--> statement-breakpoint
-- The lines of baskets. A pack in a basket keeps its content, so that its lines keep their ids.
CREATE VIEW basket_lines AS
SELECT id, basket_id, product_id, variant_id, quantity, NULL::uuid AS basket_pack_id, added_price, created_at FROM basket_items
UNION ALL
SELECT (left(held.id::text, 33) || lpad(to_hex(line.position), 3, '0'))::uuid, held.basket_id, line.product_id, cell.id,
  line.ratio * held.packs, held.id, held.added_price, held.created_at
FROM basket_packs AS held
  JOIN pack_lines AS line ON line.pack_id = held.pack_id
  JOIN variants AS cell ON cell.product_id = line.product_id AND CASE WHEN line.mixed THEN cell.id = line.variant_id
    ELSE cell.size IS NOT DISTINCT FROM line.size AND cell.color IS NOT DISTINCT FROM held.color END;
--> statement-breakpoint
-- A change of a customer's rules waits for the orders that have read them, and later orders wait for the change: no order is placed
-- by a rule that was changed before. Placing takes the same lock, shared. The trigger fires for each row: the deletion of a product
-- without rules takes no lock.
CREATE FUNCTION lock_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7867832);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Placing calls it to wait for changes under way, and to learn whether there is any rule to read. A statement in a volatile
-- function sees rows that were committed before it began, and so while the lock was waited for.
CREATE FUNCTION hold_terms() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7867832);
  RETURN EXISTS (SELECT FROM quantity_terms) OR EXISTS (SELECT FROM order_terms);
END $$;
--> statement-breakpoint
CREATE TRIGGER quantity_terms_locked AFTER INSERT OR UPDATE OR DELETE ON quantity_terms
  FOR EACH ROW EXECUTE FUNCTION lock_terms();
--> statement-breakpoint
CREATE TRIGGER order_terms_locked AFTER INSERT OR UPDATE OR DELETE ON order_terms
  FOR EACH ROW EXECUTE FUNCTION lock_terms();
--> statement-breakpoint
CREATE TRIGGER customers_group_locked AFTER UPDATE OF group_id ON customers
  FOR EACH ROW WHEN (old.group_id IS DISTINCT FROM new.group_id) EXECUTE FUNCTION lock_terms();
--> statement-breakpoint
-- The day of a moment in Istanbul, and the moment at which a day begins there.
CREATE FUNCTION day_of(moment timestamptz) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (moment AT TIME ZONE 'Europe/Istanbul')::date;
--> statement-breakpoint
CREATE FUNCTION start_of(day date) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN day::timestamp AT TIME ZONE 'Europe/Istanbul';
--> statement-breakpoint
-- The lines that reports count.
CREATE VIEW sales_lines AS
SELECT orders.created_at, orders.customer_id, orders.manufacturer_id, item.product_id, item.selected_size AS size,
  item.selected_color AS color, (item.position = 0)::integer AS orders, item.quantity AS pieces,
  (item.total_price * 100)::bigint AS kurus
FROM orders JOIN order_items AS item ON item.order_id = orders.id
WHERE orders.status <> 'cancelled';

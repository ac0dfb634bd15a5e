-- The different letters and pairs of letters of a text: what finds terms that are too short for trigrams.
CREATE FUNCTION grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT unnest(ARRAY[letter, letter || coalesce(next, '')])
    FROM (
      SELECT letter, lead(letter) OVER (ORDER BY place) AS next
      FROM string_to_table(value, NULL) WITH ORDINALITY AS letters (letter, place)
    ) AS pairs
  );
--> statement-breakpoint
CREATE TABLE "customer_order_tallies" (
	"customer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "customer_order_tallies_customer_id_status_pk" PRIMARY KEY("customer_id","status")
);
--> statement-breakpoint
CREATE TABLE "order_tallies" (
	"month" date NOT NULL,
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"orders" integer NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	CONSTRAINT "order_tallies_month_status_slot_pk" PRIMARY KEY("month","status","slot")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"room" text NOT NULL,
	"gram" text NOT NULL,
	"facets" text[] NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "tallies_room_gram_facets_pk" PRIMARY KEY("room","gram","facets")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "names_text" text GENERATED ALWAYS AS (fold(customer_short_name || chr(10) || customer_full_name || chr(10) || company_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order_tallies" ADD CONSTRAINT "customer_order_tallies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manufacturers_grams" ON "manufacturers" USING gin (grams("search_text"));--> statement-breakpoint
CREATE INDEX "products_grams" ON "products" USING gin (grams("search_text"));--> statement-breakpoint
CREATE INDEX "orders_customer_status" ON "orders" USING btree ("customer_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("search_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_grams" ON "customers" USING gin (grams("search_text"));--> statement-breakpoint
CREATE INDEX "customers_names" ON "customers" USING gin ("names_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_names_grams" ON "customers" USING gin (grams("names_text"));--> statement-breakpoint
CREATE INDEX "deeds_grams" ON "deeds" USING gin (grams("search_text"));--> statement-breakpoint
CREATE INDEX "registration_requests_grams" ON "customer_registration_requests" USING gin (grams("search_text"));--> statement-breakpoint
CREATE INDEX "users_grams" ON "users" USING gin (grams("username_key"));--> statement-breakpoint
-- Counts the rows of a table by what its lists filter. Arguments: 'grams' where short terms are counted too, else '';
-- then what is filtered: columns, or expressions of them. One statement in the order of the key, so that two never wait for
-- each other in turn.
CREATE FUNCTION tally_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  facets text := (SELECT string_agg(format('(%s)::text', facet), ', ') FROM unnest(TG_ARGV[1:]) AS facet);
  grams text := CASE TG_ARGV[0] WHEN 'grams' THEN 'array_prepend('''', grams(search_text))' ELSE 'ARRAY['''']' END;
  counted text := format('SELECT %%s AS sign, ARRAY[%s]::text[] AS facets, %s AS grams FROM %%s', facets, grams);
BEGIN
  EXECUTE format(
    'INSERT INTO tallies (room, gram, facets, rows)
     SELECT %L, gram, facets, sum(sign) FROM (%s) AS changed, unnest(grams) AS gram
     GROUP BY gram, facets HAVING sum(sign) <> 0 ORDER BY gram, facets
     ON CONFLICT (room, gram, facets) DO UPDATE SET rows = tallies.rows + excluded.rows',
    TG_TABLE_NAME,
    CASE TG_OP
      WHEN 'INSERT' THEN format(counted, 1, 'added')
      WHEN 'DELETE' THEN format(counted, -1, 'removed')
      ELSE format(counted, 1, 'added') || ' UNION ALL ' || format(counted, -1, 'removed')
    END
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION month_of(moment timestamptz) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN date_trunc('month', moment AT TIME ZONE 'Europe/Istanbul')::date;
--> statement-breakpoint
CREATE TRIGGER products_tally_insert AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('grams', 'is_active', 'gender_category', 'category');
--> statement-breakpoint
CREATE TRIGGER products_tally_update AFTER UPDATE ON products REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('grams', 'is_active', 'gender_category', 'category');
--> statement-breakpoint
CREATE TRIGGER products_tally_delete AFTER DELETE ON products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('grams', 'is_active', 'gender_category', 'category');
--> statement-breakpoint
CREATE TRIGGER customers_tally_insert AFTER INSERT ON customers REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('', 'is_active');
--> statement-breakpoint
CREATE TRIGGER customers_tally_update AFTER UPDATE ON customers REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('', 'is_active');
--> statement-breakpoint
CREATE TRIGGER customers_tally_delete AFTER DELETE ON customers REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('', 'is_active');
--> statement-breakpoint
CREATE TRIGGER registration_requests_tally_insert AFTER INSERT ON customer_registration_requests REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('', 'status');
--> statement-breakpoint
CREATE TRIGGER registration_requests_tally_update AFTER UPDATE ON customer_registration_requests REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('', 'status');
--> statement-breakpoint
CREATE TRIGGER registration_requests_tally_delete AFTER DELETE ON customer_registration_requests REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('', 'status');
--> statement-breakpoint
-- Deeds are only added; connections count in slots of their own, so that staff never queue for a row.
CREATE TRIGGER deeds_tally_insert AFTER INSERT ON deeds REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_rows('', 'deed', 'to_char(month_of(created_at), ''YYYY-MM'')', 'mod(pg_backend_pid(), 32)');
--> statement-breakpoint
-- Counts an order in and out. The slot of the connection first, which hardly anybody else waits for, then the customer's
-- rows in the order of their key.
CREATE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_tallies (month, status, slot, orders, total)
  SELECT month_of(created_at), status, pg_backend_pid() % 32, sum(sign), sum(sign * amount)
  FROM (VALUES (1, NEW.created_at, NEW.status, NEW.total), (-1, OLD.created_at, OLD.status, OLD.total))
    AS changed (sign, created_at, status, amount)
  WHERE status IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (month, status, slot)
    DO UPDATE SET orders = order_tallies.orders + excluded.orders, total = order_tallies.total + excluded.total;

  INSERT INTO customer_order_tallies (customer_id, status, orders)
  SELECT customer_id, status, sum(sign)
  FROM (VALUES (1, NEW.customer_id, NEW.status), (-1, OLD.customer_id, OLD.status)) AS changed (sign, customer_id, status)
  WHERE status IS NOT NULL GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (customer_id, status) DO UPDATE SET orders = customer_order_tallies.orders + excluded.orders;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tally AFTER INSERT OR DELETE OR UPDATE OF customer_id, status, total, created_at ON orders
  FOR EACH ROW EXECUTE FUNCTION tally_order();
--> statement-breakpoint
-- Counts everything anew; for a database that was filled while its triggers rested.
CREATE FUNCTION recount() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE products, customers, customer_registration_requests, deeds, orders IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE tallies, order_tallies, customer_order_tallies;
  INSERT INTO tallies (room, gram, facets, rows)
  SELECT 'products', gram, ARRAY[is_active::text, gender_category, category] AS facets, count(*)
  FROM products, unnest(array_prepend('', grams(search_text))) AS gram GROUP BY gram, facets
  UNION ALL
  SELECT 'customers', '', ARRAY[is_active::text] AS facets, count(*) FROM customers GROUP BY facets
  UNION ALL
  SELECT 'customer_registration_requests', '', ARRAY[status] AS facets, count(*) FROM customer_registration_requests GROUP BY facets
  UNION ALL
  SELECT 'deeds', '', ARRAY[deed, to_char(month_of(created_at), 'YYYY-MM'), '0'] AS facets, count(*) FROM deeds GROUP BY facets;
  INSERT INTO order_tallies (month, status, slot, orders, total)
  SELECT month_of(created_at) AS month, status, 0, count(*), sum(total) FROM orders GROUP BY month, status;
  INSERT INTO customer_order_tallies (customer_id, status, orders)
  SELECT customer_id, status, count(*) FROM orders GROUP BY customer_id, status;
END $$;
--> statement-breakpoint
SELECT recount();

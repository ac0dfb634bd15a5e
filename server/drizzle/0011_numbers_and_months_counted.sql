CREATE TABLE "customer_month_tallies" (
	"customer_id" uuid NOT NULL,
	"month" date NOT NULL,
	"orders" integer NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	CONSTRAINT "customer_month_tallies_customer_id_month_pk" PRIMARY KEY("customer_id","month")
);
--> statement-breakpoint
CREATE TABLE "order_digit_tallies" (
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"orders" integer[] NOT NULL,
	CONSTRAINT "order_digit_tallies_status_slot_pk" PRIMARY KEY("status","slot")
);
--> statement-breakpoint
DROP INDEX "orders_customer_status";--> statement-breakpoint
TRUNCATE "order_tallies";--> statement-breakpoint
ALTER TABLE "order_tallies" DROP CONSTRAINT "order_tallies_month_status_slot_pk";--> statement-breakpoint
ALTER TABLE "order_tallies" ADD COLUMN "head" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tallies" ADD COLUMN "newest" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tallies" ADD CONSTRAINT "order_tallies_month_head_status_slot_pk" PRIMARY KEY("month","head","status","slot");--> statement-breakpoint
ALTER TABLE "customer_month_tallies" ADD CONSTRAINT "customer_month_tallies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_customer_status" ON "orders" USING btree ("customer_id","status","created_at","id","search_text");
--> statement-breakpoint
-- Digits and pairs of digits, in the order in which order_digit_tallies counts them.
CREATE FUNCTION digit_terms() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT CASE WHEN n < 10 THEN n::text ELSE right((n + 90)::text, 2) END FROM generate_series(0, 109) AS n ORDER BY n
  );
--> statement-breakpoint
-- Counts an order in and out. The slots of the connection first, which hardly anybody else waits for, then the
-- customer's rows; each in the order of its key.
CREATE OR REPLACE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  terms CONSTANT text[] := digit_terms();
  change record;
BEGIN
  INSERT INTO order_tallies (month, head, status, slot, orders, total, newest)
  SELECT month_of(created_at), left(number, 8), status, pg_backend_pid() % 32, sum(sign), sum(sign * amount), max(created_at)
  FROM (VALUES
    (1, NEW.created_at, NEW.search_text, NEW.status, NEW.total), (-1, OLD.created_at, OLD.search_text, OLD.status, OLD.total)
  ) AS changed (sign, created_at, number, status, amount)
  WHERE status IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (month, head, status, slot) DO UPDATE SET
    orders = order_tallies.orders + excluded.orders, total = order_tallies.total + excluded.total,
    newest = greatest(order_tallies.newest, excluded.newest);

  FOR change IN
    SELECT * FROM (VALUES (1, NEW.search_text, NEW.status), (-1, OLD.search_text, OLD.status)) AS changed (sign, number, status)
    WHERE status IS NOT NULL AND (NEW.search_text, NEW.status) IS DISTINCT FROM (OLD.search_text, OLD.status) ORDER BY status
  LOOP
    INSERT INTO order_digit_tallies (status, slot, orders)
    VALUES (
      change.status, pg_backend_pid() % 32,
      ARRAY(SELECT change.sign * (strpos(change.number, term) > 0)::integer FROM unnest(terms) AS term)
    )
    ON CONFLICT (status, slot) DO UPDATE SET
      orders = ARRAY(SELECT kept + added FROM unnest(order_digit_tallies.orders, excluded.orders) AS numbers (kept, added));
  END LOOP;

  INSERT INTO customer_order_tallies (customer_id, status, orders)
  SELECT customer_id, status, sum(sign)
  FROM (VALUES (1, NEW.customer_id, NEW.status), (-1, OLD.customer_id, OLD.status)) AS changed (sign, customer_id, status)
  WHERE status IS NOT NULL GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (customer_id, status) DO UPDATE SET orders = customer_order_tallies.orders + excluded.orders;

  INSERT INTO customer_month_tallies (customer_id, month, orders, total)
  SELECT customer_id, month_of(created_at), sum(sign), sum(sign * amount)
  FROM (VALUES
    (1, NEW.customer_id, NEW.created_at, NEW.status, NEW.total), (-1, OLD.customer_id, OLD.created_at, OLD.status, OLD.total)
  ) AS changed (sign, customer_id, created_at, status, amount)
  WHERE status <> 'cancelled' GROUP BY 1, 2 HAVING sum(sign) <> 0 OR sum(sign * amount) <> 0 ORDER BY 1, 2
  ON CONFLICT (customer_id, month) DO UPDATE SET
    orders = customer_month_tallies.orders + excluded.orders, total = customer_month_tallies.total + excluded.total;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER orders_tally ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_tally AFTER INSERT OR DELETE OR UPDATE OF customer_id, order_number, status, total, created_at ON orders
  FOR EACH ROW EXECUTE FUNCTION tally_order();
--> statement-breakpoint
-- Counts the orders anew. One pass with a counter for each term of digits takes seconds for a million orders, a row for
-- each digit of each number a minute.
CREATE FUNCTION recount_orders() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE order_tallies, order_digit_tallies, customer_order_tallies, customer_month_tallies;
  INSERT INTO order_tallies (month, head, status, slot, orders, total, newest)
  SELECT month_of(created_at), left(search_text, 8), status, 0, count(*), sum(total), max(created_at) FROM orders GROUP BY 1, 2, 3;
  EXECUTE (
    SELECT format(
      'INSERT INTO order_digit_tallies (status, slot, orders) SELECT status, 0, ARRAY[%s] FROM orders GROUP BY status',
      string_agg(format('count(*) FILTER (WHERE strpos(search_text, %L) > 0)', term), ', ' ORDER BY place)
    )
    FROM unnest(digit_terms()) WITH ORDINALITY AS terms (term, place)
  );
  INSERT INTO customer_order_tallies (customer_id, status, orders)
  SELECT customer_id, status, count(*) FROM orders GROUP BY customer_id, status;
  INSERT INTO customer_month_tallies (customer_id, month, orders, total)
  SELECT customer_id, month_of(created_at), count(*), sum(total) FROM orders WHERE status <> 'cancelled' GROUP BY 1, 2;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE products, customers, customer_registration_requests, deeds, orders IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE tallies;
  INSERT INTO tallies (room, gram, facets, rows)
  SELECT 'products', gram, ARRAY[is_active::text, gender_category, category] AS facets, count(*)
  FROM products, unnest(array_prepend('', grams(search_text))) AS gram GROUP BY gram, facets
  UNION ALL
  SELECT 'customers', '', ARRAY[is_active::text] AS facets, count(*) FROM customers GROUP BY facets
  UNION ALL
  SELECT 'customer_registration_requests', '', ARRAY[status] AS facets, count(*) FROM customer_registration_requests GROUP BY facets
  UNION ALL
  SELECT 'deeds', '', ARRAY[deed, to_char(month_of(created_at), 'YYYY-MM'), '0'] AS facets, count(*) FROM deeds GROUP BY facets;
  PERFORM recount_orders();
END $$;
--> statement-breakpoint
SELECT recount_orders();

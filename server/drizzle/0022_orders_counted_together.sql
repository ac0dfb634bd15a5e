-- Ten thousand orders share a head, however long numbers have become; by the first eight characters, which for numbers of
-- seven digits were shared by a million, hardly a part of one could be counted.
TRUNCATE "order_tallies";
--> statement-breakpoint
ALTER TABLE "order_tallies" ADD COLUMN "oldest" timestamp with time zone NOT NULL;
--> statement-breakpoint
CREATE FUNCTION head_of(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(number, -4);
--> statement-breakpoint
DROP FUNCTION count_digits(integer[], text, integer);
--> statement-breakpoint
-- Counts the digits and pairs of digits of numbers into counters, those of a number each once, in the order of digit_terms().
-- Only those that a number has are touched, in place, instead of adding up two arrays.
CREATE FUNCTION count_digits(counters integer[], numbers text[], sign integer) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  number text;
  digit integer;
  before integer;
BEGIN
  FOREACH number IN ARRAY numbers LOOP
    before := NULL;
    FOR place IN 1..length(number) LOOP
      digit := ascii(substr(number, place, 1)) - ascii('0');
      IF digit NOT BETWEEN 0 AND 9 THEN
        digit := NULL;
      ELSE
        IF strpos(number, substr(number, place, 1)) = place THEN
          counters[1 + digit] := counters[1 + digit] + sign;
        END IF;
        IF before IS NOT NULL AND strpos(number, substr(number, place - 1, 2)) = place - 1 THEN
          counters[11 + 10 * before + digit] := counters[11 + 10 * before + digit] + sign;
        END IF;
      END IF;
      before := digit;
    END LOOP;
  END LOOP;
  RETURN counters;
END $$;
--> statement-breakpoint
-- The rows that count orders are there nearly always, and an update costs less than an insert that finds them there.
CREATE FUNCTION tally_in_slot(
  of_month date, of_head text, of_status text, numbers text[], sign integer, sum numeric, earliest timestamptz, latest timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  mine CONSTANT smallint := pg_backend_pid() % 32;
  counted CONSTANT integer := sign * cardinality(numbers);
BEGIN
  UPDATE order_tallies
  SET orders = orders + counted, total = total + sum, oldest = least(oldest, earliest), newest = greatest(newest, latest)
  WHERE month = of_month AND head = of_head AND status = of_status AND slot = mine;
  IF NOT FOUND THEN
    INSERT INTO order_tallies AS tally (month, head, status, slot, orders, total, oldest, newest)
    VALUES (of_month, of_head, of_status, mine, counted, sum, earliest, latest)
    ON CONFLICT (month, head, status, slot) DO UPDATE SET
      orders = tally.orders + excluded.orders, total = tally.total + excluded.total,
      oldest = least(tally.oldest, excluded.oldest), newest = greatest(tally.newest, excluded.newest);
  END IF;

  UPDATE order_digit_tallies SET orders = count_digits(orders, numbers, sign) WHERE status = of_status AND slot = mine;
  IF NOT FOUND THEN
    INSERT INTO order_digit_tallies AS tally (status, slot, orders)
    VALUES (of_status, mine, count_digits(array_fill(0, '{110}'), numbers, sign))
    ON CONFLICT (status, slot) DO UPDATE SET orders = count_digits(tally.orders, numbers, sign);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_of_customer(of_customer uuid, of_status text, counted integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_order_tallies SET orders = orders + counted WHERE customer_id = of_customer AND status = of_status;
  IF NOT FOUND THEN
    INSERT INTO customer_order_tallies AS tally (customer_id, status, orders) VALUES (of_customer, of_status, counted)
    ON CONFLICT (customer_id, status) DO UPDATE SET orders = tally.orders + excluded.orders;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_in_month(of_customer uuid, of_month date, counted integer, sum numeric) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_month_tallies SET orders = orders + counted, total = total + sum
  WHERE customer_id = of_customer AND month = of_month;
  IF NOT FOUND THEN
    INSERT INTO customer_month_tallies AS tally (customer_id, month, orders, total) VALUES (of_customer, of_month, counted, sum)
    ON CONFLICT (customer_id, month) DO UPDATE SET orders = tally.orders + excluded.orders, total = tally.total + excluded.total;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_in_slot(counted orders, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.id IS NOT NULL THEN
    PERFORM tally_in_slot(
      month_of(counted.created_at), head_of(counted.search_text), counted.status, ARRAY[counted.search_text],
      sign, sign * counted.total, counted.created_at, counted.created_at
    );
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_of_customer(counted orders, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.id IS NOT NULL THEN
    PERFORM tally_of_customer(counted.customer_id, counted.status, sign);
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_in_month(counted orders, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.id IS NOT NULL AND counted.status <> 'cancelled' THEN
    PERFORM tally_in_month(counted.customer_id, month_of(counted.created_at), sign, sign * counted.total);
  END IF;
END $$;
--> statement-breakpoint
-- Orders that are placed together are counted together, their rows taken in the order in which tally_order() takes them.
CREATE FUNCTION tally_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tally_in_slot(month, head, status, numbers, 1, sum, earliest, latest)
  FROM (
    SELECT month_of(created_at) AS month, head_of(search_text) AS head, status, array_agg(search_text) AS numbers,
      sum(total) AS sum, min(created_at) AS earliest, max(created_at) AS latest
    FROM placed GROUP BY 1, 2, 3 ORDER BY status, month, head
  ) AS counted;
  PERFORM tally_of_customer(customer_id, status, counted),
    CASE WHEN status <> 'cancelled' THEN tally_in_month(customer_id, month, counted, sum) END
  FROM (
    SELECT customer_id, status, month_of(created_at) AS month, count(*)::integer AS counted, sum(total) AS sum
    FROM placed GROUP BY 1, 2, 3 ORDER BY customer_id, status, month
  ) AS counted;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER orders_tally ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_tally AFTER DELETE OR UPDATE OF customer_id, order_number, status, total, created_at ON orders
  FOR EACH ROW EXECUTE FUNCTION tally_order();
--> statement-breakpoint
CREATE TRIGGER orders_tally_new AFTER INSERT ON orders REFERENCING NEW TABLE AS placed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_new_orders();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_orders() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE order_tallies, order_digit_tallies, customer_order_tallies, customer_month_tallies;
  INSERT INTO order_tallies (month, head, status, slot, orders, total, oldest, newest)
  SELECT month_of(created_at), head_of(search_text), status, 0, count(*), sum(total), min(created_at), max(created_at)
  FROM orders GROUP BY 1, 2, 3;
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
SELECT recount_orders();

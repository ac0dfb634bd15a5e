-- Ten thousand orders share a head, however long numbers have become; by the first eight characters, which for numbers of
-- seven digits were shared by a million, hardly a part of one could be counted.
TRUNCATE "order_tallies";--> statement-breakpoint
ALTER TABLE "order_tallies" ADD COLUMN "oldest" timestamp with time zone NOT NULL;
--> statement-breakpoint
CREATE FUNCTION head_of(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(number, -4);
--> statement-breakpoint
DROP FUNCTION tally_in_slot(date, text, text, text[], integer, numeric, timestamptz);
--> statement-breakpoint
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
CREATE OR REPLACE FUNCTION tally_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Counts the digits and pairs of digits of a number into counters, each once, in the order of digit_terms(). Only those that
-- the number has are touched, in place, instead of adding up two arrays.
CREATE FUNCTION count_digits(counters integer[], number text, sign integer) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  digit integer;
  before integer;
BEGIN
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
  RETURN counters;
END $$;
--> statement-breakpoint
-- The rows that count an order are there nearly always, and an update costs less than an insert that finds them there.
CREATE FUNCTION tally_in_slot(counted orders, sign integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  mine CONSTANT smallint := pg_backend_pid() % 32;
BEGIN
  IF counted.id IS NULL THEN
    RETURN;
  END IF;
  UPDATE order_tallies
  SET orders = orders + sign, total = total + sign * counted.total, newest = greatest(newest, counted.created_at)
  WHERE month = month_of(counted.created_at) AND head = left(counted.search_text, 8) AND status = counted.status AND slot = mine;
  IF NOT FOUND THEN
    INSERT INTO order_tallies (month, head, status, slot, orders, total, newest)
    VALUES (
      month_of(counted.created_at), left(counted.search_text, 8), counted.status, mine, sign, sign * counted.total, counted.created_at
    )
    ON CONFLICT (month, head, status, slot) DO UPDATE SET
      orders = order_tallies.orders + excluded.orders, total = order_tallies.total + excluded.total,
      newest = greatest(order_tallies.newest, excluded.newest);
  END IF;

  UPDATE order_digit_tallies SET orders = count_digits(orders, counted.search_text, sign)
  WHERE status = counted.status AND slot = mine;
  IF NOT FOUND THEN
    INSERT INTO order_digit_tallies (status, slot, orders)
    VALUES (counted.status, mine, count_digits(array_fill(0, '{110}'), counted.search_text, sign))
    ON CONFLICT (status, slot) DO UPDATE SET orders = count_digits(order_digit_tallies.orders, counted.search_text, sign);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_of_customer(counted orders, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.id IS NULL THEN
    RETURN;
  END IF;
  UPDATE customer_order_tallies SET orders = orders + sign WHERE customer_id = counted.customer_id AND status = counted.status;
  IF NOT FOUND THEN
    INSERT INTO customer_order_tallies (customer_id, status, orders) VALUES (counted.customer_id, counted.status, sign)
    ON CONFLICT (customer_id, status) DO UPDATE SET orders = customer_order_tallies.orders + excluded.orders;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_in_month(counted orders, sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.id IS NULL OR counted.status = 'cancelled' THEN
    RETURN;
  END IF;
  UPDATE customer_month_tallies SET orders = orders + sign, total = total + sign * counted.total
  WHERE customer_id = counted.customer_id AND month = month_of(counted.created_at);
  IF NOT FOUND THEN
    INSERT INTO customer_month_tallies (customer_id, month, orders, total)
    VALUES (counted.customer_id, month_of(counted.created_at), sign, sign * counted.total)
    ON CONFLICT (customer_id, month) DO UPDATE SET
      orders = customer_month_tallies.orders + excluded.orders, total = customer_month_tallies.total + excluded.total;
  END IF;
END $$;
--> statement-breakpoint
-- Counts an order in and out. The slots of the connection first, which hardly anybody else waits for, then the
-- customer's rows; each by status, so that two who change the same two never wait for each other in turn.
CREATE OR REPLACE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status < OLD.status THEN
    PERFORM tally_in_slot(NEW, 1);
    PERFORM tally_in_slot(OLD, -1);
    PERFORM tally_of_customer(NEW, 1);
    PERFORM tally_of_customer(OLD, -1);
  ELSE
    PERFORM tally_in_slot(OLD, -1);
    PERFORM tally_in_slot(NEW, 1);
    PERFORM tally_of_customer(OLD, -1);
    PERFORM tally_of_customer(NEW, 1);
  END IF;
  IF (NEW.customer_id, NEW.created_at, NEW.total, NEW.status = 'cancelled')
    IS DISTINCT FROM (OLD.customer_id, OLD.created_at, OLD.total, OLD.status = 'cancelled') THEN
    PERFORM tally_in_month(OLD, -1);
    PERFORM tally_in_month(NEW, 1);
  END IF;
  RETURN NULL;
END $$;

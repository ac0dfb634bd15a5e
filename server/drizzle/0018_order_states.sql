-- Names the state of a room anew, in the slot of the connection: a row that all write would let one transaction be committed at a
-- time. Before what it names is written, so that a slot is waited for while nothing is locked by it. Argument: the room.
CREATE FUNCTION rename_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_states (room) VALUES (TG_ARGV[0] || ' ' || pg_backend_pid() % 32)
  ON CONFLICT (room) DO UPDATE SET state = excluded.state;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What orders are listed by.
CREATE TRIGGER orders_state BEFORE INSERT OR DELETE OR UPDATE OF customer_id, order_number, status, created_at ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION rename_slot('orders');

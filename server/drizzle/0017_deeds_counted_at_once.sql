-- A deed is counted by a statement that is planned once; the one for tables of all kinds is put together and planned at each deed,
-- which took longer than writing it.
CREATE FUNCTION tally_deed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted CONSTANT text[] := ARRAY[
    NEW.deed, to_char(month_of(NEW.created_at), 'YYYY-MM'), NEW.username, (pg_backend_pid() % 8)::text
  ];
BEGIN
  UPDATE tallies SET rows = rows + 1 WHERE room = 'deeds' AND gram = '' AND facets = counted;
  IF NOT FOUND THEN
    INSERT INTO tallies (room, gram, facets, rows) VALUES ('deeds', '', counted, 1)
    ON CONFLICT (room, gram, facets) DO UPDATE SET rows = tallies.rows + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER deeds_tally_insert ON deeds;
--> statement-breakpoint
CREATE TRIGGER deeds_tally_insert AFTER INSERT ON deeds FOR EACH ROW EXECUTE FUNCTION tally_deed();

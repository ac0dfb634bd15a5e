-- Neither who did it nor what it was about changes afterwards: a user who goes leaves the name, and the row that a deed
-- made is named together with its outcome.
CREATE OR REPLACE FUNCTION "keep_deeds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE'
    OR OLD.status IS NOT NULL AND (NEW.status, NEW.subject_id) IS DISTINCT FROM (OLD.status, OLD.subject_id)
    OR NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id
    OR (NEW.id, NEW.created_at, NEW.username, NEW.role, NEW.deed, NEW.subject, NEW.details, NEW.address, NEW.request_id)
      IS DISTINCT FROM
      (OLD.id, OLD.created_at, OLD.username, OLD.role, OLD.deed, OLD.subject, OLD.details, OLD.address, OLD.request_id)
  THEN RAISE EXCEPTION 'deeds are kept as they were written';
  END IF;
  RETURN NEW;
END $$;

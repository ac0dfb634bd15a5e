ALTER TABLE "deeds" ADD COLUMN "attempts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "deeds" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "deeds" ADD COLUMN "hour" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "deeds_failed_sign_ins" ON "deeds" USING btree ("user_id","network","hour") WHERE "deeds"."network" is not null;--> statement-breakpoint
-- Of a row of failed sign-ins the number grows; nothing else of it changes.
CREATE OR REPLACE FUNCTION "keep_deeds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE'
    OR OLD.status IS NOT NULL AND (NEW.status, NEW.subject_id) IS DISTINCT FROM (OLD.status, OLD.subject_id)
    OR NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id
    OR NEW.attempts < OLD.attempts
    OR NEW.attempts > OLD.attempts AND OLD.network IS NULL
    OR (NEW.id, NEW.created_at, NEW.username, NEW.role, NEW.deed, NEW.subject, NEW.details, NEW.address, NEW.request_id,
        NEW.network, NEW.hour)
      IS DISTINCT FROM
      (OLD.id, OLD.created_at, OLD.username, OLD.role, OLD.deed, OLD.subject, OLD.details, OLD.address, OLD.request_id,
        OLD.network, OLD.hour)
  THEN RAISE EXCEPTION 'deeds are kept as they were written';
  END IF;
  RETURN NEW;
END $$;

CREATE TABLE "deeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"username" text NOT NULL,
	"role" text NOT NULL,
	"deed" text NOT NULL,
	"subject_id" uuid,
	"subject" text,
	"details" jsonb,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"status" integer,
	"search_text" text GENERATED ALWAYS AS (fold(username || ' ' || coalesce(subject, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deeds_deed" ON "deeds" USING btree ("deed","id");--> statement-breakpoint
CREATE INDEX "deeds_at" ON "deeds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deeds_user" ON "deeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deeds_search" ON "deeds" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_totp_confirmed_secret" CHECK ("users"."totp_confirmed_at" is null or "users"."totp_secret" is not null);--> statement-breakpoint
-- The record of deeds only grows: an outcome is written once, and a user who goes leaves the name.
CREATE FUNCTION "keep_deeds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR OLD.status IS NOT NULL AND NEW.status IS DISTINCT FROM OLD.status
    OR (NEW.id, NEW.created_at, NEW.username, NEW.role, NEW.deed, NEW.subject, NEW.details, NEW.address, NEW.request_id)
      IS DISTINCT FROM
      (OLD.id, OLD.created_at, OLD.username, OLD.role, OLD.deed, OLD.subject, OLD.details, OLD.address, OLD.request_id)
  THEN RAISE EXCEPTION 'deeds are kept as they were written';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "deeds_kept" BEFORE UPDATE OR DELETE ON "deeds" FOR EACH ROW EXECUTE FUNCTION "keep_deeds"();--> statement-breakpoint
CREATE TRIGGER "deeds_not_emptied" BEFORE TRUNCATE ON "deeds" FOR EACH STATEMENT EXECUTE FUNCTION "keep_deeds"();

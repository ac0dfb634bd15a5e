CREATE TABLE "search_states" (
	"room" text PRIMARY KEY NOT NULL,
	"state" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
-- Names the state of a room anew. Argument: the room.
CREATE FUNCTION rename_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_states (room) VALUES (TG_ARGV[0]) ON CONFLICT (room) DO UPDATE SET state = excluded.state;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_state AFTER INSERT OR DELETE OR UPDATE OF name, description, sku, gender_category, category, is_active ON products
  FOR EACH STATEMENT EXECUTE FUNCTION rename_state('products');
--> statement-breakpoint
CREATE TRIGGER customers_state AFTER INSERT OR DELETE OR UPDATE ON customers
  FOR EACH STATEMENT EXECUTE FUNCTION rename_state('customers');
--> statement-breakpoint
CREATE TRIGGER users_state AFTER INSERT OR DELETE OR UPDATE OF username, customer_id ON users
  FOR EACH STATEMENT EXECUTE FUNCTION rename_state('customers');
--> statement-breakpoint
INSERT INTO search_states (room)
SELECT 'products' WHERE EXISTS (SELECT FROM products)
UNION ALL
SELECT 'customers' WHERE EXISTS (SELECT FROM customers);

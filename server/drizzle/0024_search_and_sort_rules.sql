-- Text as search compares it, with more made alike than in the first migration: every mark that nobody sees (of direction, zero
-- width, soft hyphens, variation selectors) goes like accents do, quotes are `'`, dashes `-`, runs of space one space, ß is ss.
-- NFKD takes letters apart from their marks; of U+00B4 it would make a space.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(
    regexp_replace(
      translate(
        replace(lower(normalize(replace(value, U&'\00B4', ''''), NFKD)), U&'\00DF', 'ss'),
        U&'\0131\00F8\0142\0111\00E6\0153\0671\0649\06CC\0629\06A9'
          || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
          || U&'\2010\2012\2013\2014\2015\2043\2212'
          || U&'`\2018\2019\201A\201B\02B9\02BB\02BC\02BD\02BE\02BF\2032\2035\2039\203A"\201C\201D\201E\201F\00AB\00BB\301D\301E',
        U&'\0069\006F\006C\0064\0061\006F\0627\064A\064A\0647\0643' || '01234567890123456789' || repeat('-', 7) || repeat('''', 24)
      ),
      U&'[\0001-\0008\000E-\001F\007F-\0084\0086-\009F\00AD\0300-\036F\0610-\061A\061C\0640\064B-\065F\0670\06D6-\06ED\115F\1160'
        || U&'\17B4\17B5\180B-\180F\1AB0-\1AFF\1DC0-\1DFF\200B-\200F\202A-\202E\2060-\206F\20D0-\20FF\3164\FE00-\FE0F\FE20-\FE2F'
        || U&'\FEFF\FFA0\FFF0-\FFFB\+01BCA0-\+01BCA3\+01D173-\+01D17A\+0E0000-\+0E0FFF]',
      '', 'g'
    ),
    U&'[\0009-\000D \0085\1680\2028\2029]+', ' ', 'g'
  ));
--> statement-breakpoint
-- Digits of a telephone number with the code of its country: `+90 (532) 000-10 01`, `0532 000 1001` and `532 000 10 01` are 905320001001.
CREATE FUNCTION phone_digits(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(
    regexp_replace(regexp_replace(fold(value), '[^+0-9]', '', 'g'), '^((\+|00)?900?|0)?([1-9]\d{9})', '90\3'),
    '^[+0]+', ''
  );
--> statement-breakpoint
-- What names are sorted by, byte by byte, so that no server needs a collation and none comes to another order with a new version
-- of one: Latin letters are put at the places of `A` to `` ` `` in the order of the Turkish alphabet (with q, w and x where they are elsewhere),
-- Arabic letters follow in the order of their code points, which is that of their alphabet but for ta marbuta, which counts as ta.
CREATE FUNCTION sort_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    fold(translate(
      normalize(value, NFC),
      U&'\00C7\00E7\011E\011FI\0131\00D6\00F6\015E\015F\00DC\00FC\0629',
      U&'\E000\E000\E001\E001\E002\E002\E003\E003\E004\E004\E005\E005\062A'
    )),
    U&'abc\E000defg\E001h\E002ijklmno\E003pqrs\E004tu\E005vwxyz',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`'
  );
--> statement-breakpoint
-- User names that are the same from now on: who came later gets four characters more. Each by a statement of its own, since one that
-- changes nobody names a state of customers all the same, in a database that has none.
DO $$
DECLARE
  later uuid;
BEGIN
  FOR later IN
    SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY fold(username) ORDER BY created_at, id) AS place FROM users
    ) AS alike WHERE place > 1
  LOOP
    UPDATE users SET username = username || '-' || right(id::text, 4) WHERE id = later;
  END LOOP;
END $$;
--> statement-breakpoint
-- All that is computed with `fold` is computed anew, but for numbers of orders, which it folds as before.
ALTER TABLE "users" DROP COLUMN "username_key",
  ADD COLUMN "username_key" text GENERATED ALWAYS AS (fold(username)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "manufacturers" DROP COLUMN "search_text", DROP COLUMN "sort_name",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(manufacturer_id || ' ' || company_name || ' ' || coalesce(catalog_name1, '') || ' ' || coalesce(catalog_name2, '') || ' ' || coalesce(catalog_name3, '') || ' ' || coalesce(owner_full_name, '') || ' ' || coalesce(specialty, '') || ' ' || email || ' ' || phone) || ' ' || phone_digits(phone)) STORED NOT NULL,
  ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (sort_key(company_name)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(name || ' ' || coalesce(description, '') || ' ' || coalesce(sku, ''))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "search_text", DROP COLUMN "names_text", DROP COLUMN "sort_name",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(customer_id || ' ' || customer_short_name || ' ' || customer_full_name || ' ' || company_name || ' ' || coalesce(owner_full_name, '') || ' ' || email || ' ' || coalesce(alternative_email, '') || ' ' || coalesce(owner_mobile, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(landline, '')) || ' ' || phone_digits(coalesce(owner_mobile, '')) || ' ' || phone_digits(coalesce(phone, '')) || ' ' || phone_digits(coalesce(landline, ''))) STORED NOT NULL,
  ADD COLUMN "names_text" text GENERATED ALWAYS AS (fold(customer_short_name || ' ' || customer_full_name || ' ' || company_name)) STORED NOT NULL,
  ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (sort_key(company_name)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer_registration_requests" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(customer_name || ' ' || owner_first_name || ' ' || owner_last_name || ' ' || phone_number || ' ' || email) || ' ' || phone_digits(phone_number)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "deeds" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(coalesce(subject, ''))) STORED NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("username_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "manufacturers_search" ON "manufacturers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "manufacturers_sort" ON "manufacturers" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_grams" ON "products" USING gin (grams("search_text"));--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_names" ON "customers" USING gin ("names_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_sort" ON "customers" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "registration_requests_search" ON "customer_registration_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "deeds_search" ON "deeds" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
DELETE FROM tallies WHERE room = 'products';
--> statement-breakpoint
INSERT INTO tallies (room, gram, facets, rows)
SELECT 'products', gram, ARRAY[is_active::text, gender_category, category] AS facets, count(*)
FROM products, unnest(array_prepend('', grams(search_text))) AS gram GROUP BY gram, facets;
--> statement-breakpoint
-- A column that is written anew has no statistics.
ANALYZE users, manufacturers, products, customers, customer_registration_requests, deeds;

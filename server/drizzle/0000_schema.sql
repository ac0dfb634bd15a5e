CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Text as search compares it: case, diacritics, Turkish dotted and dotless i, Arabic alef, hamza, ya, ta marbuta, vowel marks,
-- tatweel and digits folded. 'KIRMIZI' and 'kırmızı' fold alike, 'احمر' and 'أحمر', 'canta' and 'çanta'. Marks that nobody sees (of
-- direction, zero width, soft hyphens, variation selectors) go like accents do, quotes are ', dashes -, runs of space one space, ß ss.
-- NFKD takes letters apart from their marks; of U+00B4 it would make a space.
CREATE FUNCTION fold(value text) RETURNS text
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
-- Text that a search looks through: folded, without apostrophes, so that '50''li' and '50li' are one word.
CREATE FUNCTION search_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN replace(fold(value), '''', '');
--> statement-breakpoint
-- A code or number as search compares it: folded, without what stands between its parts.
CREATE FUNCTION code_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(fold(value), '[ #_./-]', '', 'g');
--> statement-breakpoint
-- The digits of a code, by which people call a model: 2905 of JN-2905. Null where it has none.
CREATE FUNCTION code_digits(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(regexp_replace(fold(value), '[^0-9]', '', 'g'), '');
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
-- Words of a text: folded, each alone, and together with the word before it where that is a letter or two, or where only a sign stands
-- between them. 'T-shirt', 't shirt' and 'tshirt' have 'tshirt' in common, '50''li' and '50li' have '50li'.
CREATE FUNCTION search_words(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('simple', concat_ws(' ',
    regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g'),
    regexp_replace(regexp_replace(fold(value), '([[:alnum:]])[^[:alnum:] ](?=[[:alnum:]])', '\1', 'g'), '[^[:alnum:]]+', ' ', 'g'),
    regexp_replace(regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g'), '\m([[:alnum:]]{1,2}) (?=[[:alnum:]])', '\1', 'g')
  ));
--> statement-breakpoint
-- What a search for words finds a product by: words of its names ('A'), of the rest, its sizes, and `gender:`, `category:` and `color:`
-- with what it is.
CREATE FUNCTION product_words(
  name text, description text, sku text, translations jsonb, gender text, category text, sizes jsonb, colors jsonb
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(search_words(concat_ws(
      ' ; ', name, translations #>> '{en,name}', translations #>> '{tr,name}', translations #>> '{ar,name}'
    )), 'A')
    || search_words(concat_ws(
      ' ; ', description, sku, translations #>> '{en,description}', translations #>> '{tr,description}', translations #>> '{ar,description}'
    ))
    || to_tsvector('simple', regexp_replace(fold(sizes::text), '[^[:alnum:]]+', ' ', 'g'))
    || array_to_tsvector(array_remove(
      ARRAY['gender:' || fold(gender), 'category:' || fold(category)]
        || ARRAY(SELECT 'color:' || fold(color) FROM jsonb_array_elements_text(colors) AS color),
      NULL
    ));
--> statement-breakpoint
-- The words of the names of a product as a reading of a message compares them: folded, letters of dialects and keyboards as others
-- write them, of letters and digits and the apostrophe between two of them.
CREATE FUNCTION name_words(name text, translations jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT btrim(part, '''') FROM regexp_split_to_table(
      translate(
        fold(concat_ws(' ; ', name, translations #>> '{en,name}', translations #>> '{tr,name}', translations #>> '{ar,name}')),
        U&'\06AF\0686\067E\06A4\0698', U&'\0642\062C\0628\0641\0632'
      ),
      '[^[:alnum:]'']+'
    ) AS part
    WHERE length(btrim(part, '''')) BETWEEN 2 AND 40
  );
--> statement-breakpoint
-- The tables of src/db/schema-*.ts follow, written by `npm run schema`.
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE SEQUENCE "public"."customer_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "last_backup" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "last_backup_only" CHECK ("last_backup"."is_only")
);
--> statement-breakpoint

CREATE TABLE "basket_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"basket_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"added_price" numeric(10, 2),
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "basket_items_line" UNIQUE("basket_id","variant_id"),
	CONSTRAINT "basket_items_quantity" CHECK ("basket_items"."quantity" between 1 and 999)
);
--> statement-breakpoint

CREATE TABLE "basket_packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"basket_id" uuid NOT NULL,
	"pack_id" uuid NOT NULL,
	"color" text,
	"packs" integer NOT NULL,
	"added_price" numeric(10, 2),
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "basket_packs_line" UNIQUE NULLS NOT DISTINCT("basket_id","pack_id","color"),
	CONSTRAINT "basket_packs_packs" CHECK ("basket_packs"."packs" between 1 and 999)
);
--> statement-breakpoint

CREATE TABLE "baskets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notes" text,
	"override_reason" text,
	"offered_at" timestamp with time zone,
	"offered_total" numeric(14, 2),
	"link_hash" "bytea",
	"link_until" timestamp with time zone,
	CONSTRAINT "baskets_kind" CHECK ("baskets"."kind" in ('own', 'staff', 'saved')),
	CONSTRAINT "baskets_of_staff" CHECK ("baskets"."kind" = 'staff' or num_nonnulls("baskets"."user_id", "baskets"."order_id", "baskets"."notes", "baskets"."override_reason", "baskets"."offered_at", "baskets"."link_hash") = 0),
	CONSTRAINT "baskets_offered" CHECK (num_nulls("baskets"."offered_at", "baskets"."offered_total") in (0, 2)),
	CONSTRAINT "baskets_link_until" CHECK (num_nulls("baskets"."link_hash", "baskets"."link_until") in (0, 2)),
	CONSTRAINT "baskets_notes" CHECK (length("baskets"."notes") between 1 and 2000),
	CONSTRAINT "baskets_override_reason" CHECK (length("baskets"."override_reason") between 1 and 300),
	CONSTRAINT "baskets_own" CHECK (("baskets"."kind" = 'own') = ("baskets"."id" = "baskets"."customer_id"))
);
--> statement-breakpoint

CREATE TABLE "bells" (
	"customer_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "bells_customer_id_variant_id_pk" PRIMARY KEY("customer_id","variant_id")
);
--> statement-breakpoint

CREATE TABLE "collection_products" (
	"collection_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_products_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id"),
	CONSTRAINT "collection_products_position" UNIQUE("collection_id","position"),
	CONSTRAINT "collection_products_most" CHECK ("collection_products"."position" between 0 and 199)
);
--> statement-breakpoint

CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"translations" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_showcased" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"announced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_time" CHECK ("collections"."starts_at" < "collections"."ends_at"),
	CONSTRAINT "collections_selection" CHECK ("collections"."name" is not null or ("collections"."starts_at" is null and "collections"."ends_at" is null and not "collections"."is_showcased"))
);
--> statement-breakpoint

CREATE TABLE "order_counters" (
	"month" date NOT NULL,
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"orders" integer NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	CONSTRAINT "order_counters_month_status_slot_pk" PRIMARY KEY("month","status","slot")
);
--> statement-breakpoint

CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"username" text,
	"role" text NOT NULL,
	"customer_id" uuid,
	"action" text NOT NULL,
	"topic" text,
	"subject_id" uuid,
	"subject" text,
	"shops" boolean DEFAULT false NOT NULL,
	"also" jsonb,
	"details" jsonb,
	"address" text,
	"request_id" text,
	"status" integer,
	"attempts" integer DEFAULT 1 NOT NULL,
	"network" text,
	"hour" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (search_key(coalesce(username, '') || ' ' || coalesce(subject, '')) || ' ' || code_key(coalesce(subject, ''))) STORED NOT NULL
);
--> statement-breakpoint

CREATE TABLE "image_variants" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "image_variants_hash_width_pk" PRIMARY KEY("hash","width")
);
--> statement-breakpoint

CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

CREATE TABLE "manufacturers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manufacturer_id" text NOT NULL,
	"catalog_name1" text,
	"catalog_name2" text,
	"catalog_name3" text,
	"vat_office" text,
	"vat_number" text,
	"owner_full_name" text,
	"owner_mobile" text,
	"owner_email" text,
	"landline" text,
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"specialty" text,
	"capacity" text DEFAULT 'medium' NOT NULL,
	"lead_time" text DEFAULT '3-5 days' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_key(manufacturer_id || ' ' || company_name || ' ' || coalesce(catalog_name1, '') || ' ' || coalesce(catalog_name2, '') || ' ' || coalesce(catalog_name3, '') || ' ' || coalesce(owner_full_name, '') || ' ' || coalesce(specialty, '') || ' ' || email || ' ' || phone) || ' ' || phone_digits(phone) || ' ' || code_key(manufacturer_id)) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (sort_key(company_name)) STORED NOT NULL,
	CONSTRAINT "manufacturers_manufacturer_id_unique" UNIQUE("manufacturer_id"),
	CONSTRAINT "manufacturers_capacity" CHECK ("manufacturers"."capacity" in ('low', 'medium', 'high'))
);
--> statement-breakpoint

CREATE TABLE "product_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"color" text,
	"position" integer NOT NULL,
	"image_hash" text NOT NULL,
	CONSTRAINT "product_pictures_position" CHECK ("product_pictures"."position" between 0 and 11)
);
--> statement-breakpoint

CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"cost_price" numeric(10, 2),
	"gender_category" text,
	"category" text,
	"sku" text,
	"image_hash" text,
	"size_set_id" uuid,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone,
	"sells_from" timestamp with time zone,
	"sells_until" timestamp with time zone,
	"sells" text DEFAULT 'loose' NOT NULL,
	"supply" text DEFAULT 'to_order' NOT NULL,
	"manufacturer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_key(name || ' ' || coalesce(description, '') || ' ' || coalesce(sku, '') || coalesce(' ' || (translations #>> '{en,name}'), '') || coalesce(' ' || (translations #>> '{en,description}'), '') || coalesce(' ' || (translations #>> '{ar,name}'), '') || coalesce(' ' || (translations #>> '{ar,description}'), '') || coalesce(' ' || (translations #>> '{tr,name}'), '') || coalesce(' ' || (translations #>> '{tr,description}'), '')) || ' ' || code_key(coalesce(sku, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (product_words(name, description, sku, translations, gender_category, category, sizes, colors)) STORED NOT NULL,
	"name_words" text[] GENERATED ALWAYS AS (name_words(name, translations)) STORED NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_time_of_sale" CHECK ("products"."sells_from" < "products"."sells_until"),
	CONSTRAINT "products_cost_price" CHECK ("products"."cost_price" >= 0),
	CONSTRAINT "products_translations" CHECK (jsonb_typeof("products"."translations") = 'object' and "products"."translations" - array['en', 'tr', 'ar'] = '{}'),
	CONSTRAINT "products_gender" CHECK ("products"."gender_category" in ('MEN', 'WOMEN', 'UNISEX')),
	CONSTRAINT "products_sells" CHECK ("products"."sells" in ('loose', 'packs', 'both')),
	CONSTRAINT "products_supply" CHECK ("products"."supply" in ('to_order', 'stock_only')),
	CONSTRAINT "products_category" CHECK ("products"."category" in ('CLOTHING', 'SHOES', 'ACCESSORIES', 'BAGS', 'WATCHES', 'JEWELRY', 'OTHER'))
);
--> statement-breakpoint

CREATE TABLE "stock_moves" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"pieces" integer NOT NULL,
	CONSTRAINT "stock_moves_product_id_created_at_id_pk" PRIMARY KEY("product_id","created_at","id"),
	CONSTRAINT "stock_moves_pieces" CHECK ("stock_moves"."pieces" <> 0)
);
--> statement-breakpoint

CREATE TABLE "stock_pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_pools_fit" UNIQUE NULLS NOT DISTINCT("product_id","variant_id"),
	CONSTRAINT "stock_pools_quantity" CHECK ("stock_pools"."quantity" >= 0)
);
--> statement-breakpoint

CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text,
	"color" text,
	"sku" text,
	"offered" boolean DEFAULT true NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "variants_cell" UNIQUE NULLS NOT DISTINCT("product_id","size","color"),
	CONSTRAINT "variants_of_product" UNIQUE("product_id","id")
);
--> statement-breakpoint

CREATE TABLE "words" (
	"word" text COLLATE "C" NOT NULL
);
--> statement-breakpoint

CREATE TABLE "import_headings" (
	"kind" text NOT NULL,
	"heading" text NOT NULL,
	"field" text,
	CONSTRAINT "import_headings_kind_heading_pk" PRIMARY KEY("kind","heading")
);
--> statement-breakpoint

CREATE TABLE "import_images" (
	"import_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"is_old" boolean DEFAULT false NOT NULL,
	"image_hash" text NOT NULL,
	CONSTRAINT "import_images_import_id_n_is_old_pk" PRIMARY KEY("import_id","n","is_old")
);
--> statement-breakpoint

CREATE TABLE "import_repairs" (
	"import_id" uuid NOT NULL,
	"repair" integer NOT NULL,
	"n" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"is_skipped" boolean NOT NULL,
	"is_confirmed" boolean NOT NULL,
	CONSTRAINT "import_repairs_import_id_repair_n_pk" PRIMARY KEY("import_id","repair","n")
);
--> statement-breakpoint

CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"search_text" text,
	"change" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subject" text,
	"product" jsonb,
	"is_skipped" boolean DEFAULT false NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"is_added" boolean DEFAULT false NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"before" jsonb,
	CONSTRAINT "import_rows_import_id_n_pk" PRIMARY KEY("import_id","n"),
	CONSTRAINT "import_rows_change_known" CHECK ("import_rows"."change" in ('create', 'update', 'same', 'error'))
);
--> statement-breakpoint

CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'columns' NOT NULL,
	"is_reading" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failed_step" text,
	"columns" jsonb NOT NULL,
	"layout" jsonb,
	"number_format" text,
	"ambiguous" text,
	"counted_at" timestamp with time zone,
	"is_full" boolean DEFAULT false NOT NULL,
	"new_colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repair" integer DEFAULT 0 NOT NULL,
	"actor" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('products', 'stock', 'customers', 'pictures')),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('columns', 'checking', 'checked', 'applying', 'done', 'undoing', 'undone')),
	CONSTRAINT "imports_failed_step" CHECK ("imports"."failed_step" in ('checking', 'applying', 'undoing')),
	CONSTRAINT "imports_number_format" CHECK ("imports"."number_format" in ('tr', 'en'))
);
--> statement-breakpoint

CREATE TABLE "customer_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (fold(text)) STORED NOT NULL,
	"product_id" uuid NOT NULL,
	"color" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "customer_names_name" UNIQUE("customer_id","folded","product_id"),
	CONSTRAINT "customer_names_text" CHECK (length("customer_names"."text") between 2 and 60
        and length("customer_names"."folded") >= 2
        and cardinality(string_to_array("customer_names"."folded", ' ')) <= 5),
	CONSTRAINT "customer_names_used" CHECK (("customer_names"."used" = 0) = ("customer_names"."used_at" is null))
);
--> statement-breakpoint

CREATE TABLE "notice_reader" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seen" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_reader_only" CHECK ("notice_reader"."is_only")
);
--> statement-breakpoint

CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"why_dropped" text,
	"told_at" timestamp with time zone,
	"mail_id" uuid,
	"pushed" integer DEFAULT 0 NOT NULL,
	"whatsapp" text,
	"told_by" uuid,
	CONSTRAINT "notices_event" UNIQUE("event_id","kind"),
	CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('confirmed', 'in_production', 'shipped', 'changed', 'cancelled')),
	CONSTRAINT "notices_state" CHECK ("notices"."state" in ('due', 'told', 'dropped')),
	CONSTRAINT "notices_told_at" CHECK (("notices"."state" = 'told') = ("notices"."told_at" is not null)),
	CONSTRAINT "notices_dropped" CHECK (("notices"."state" = 'dropped') = ("notices"."why_dropped" is not null)),
	CONSTRAINT "notices_whatsapp" CHECK ("notices"."whatsapp" in ('waiting', 'told')),
	CONSTRAINT "notices_teller_told" CHECK ("notices"."told_by" is null or "notices"."whatsapp" = 'told')
);
--> statement-breakpoint

CREATE TABLE "push_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" "bytea" NOT NULL,
	"private_key" "bytea" NOT NULL,
	CONSTRAINT "push_keys_only" CHECK ("push_keys"."is_only")
);
--> statement-breakpoint

CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" "bytea" NOT NULL,
	"auth" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_session" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_length" CHECK (length("push_subscriptions"."endpoint") <= 2048),
	CONSTRAINT "push_subscriptions_p256dh" CHECK (octet_length("push_subscriptions"."p256dh") = 65),
	CONSTRAINT "push_subscriptions_auth" CHECK (octet_length("push_subscriptions"."auth") = 16)
);
--> statement-breakpoint

CREATE TABLE "pushes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"payload" text NOT NULL,
	"topic" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

CREATE TABLE "change_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"rows" jsonb NOT NULL,
	"note" text,
	"asked_by" uuid,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "change_requests_state" CHECK ("change_requests"."state" in ('open', 'decided', 'withdrawn')),
	CONSTRAINT "change_requests_closed" CHECK (("change_requests"."state" = 'open') = ("change_requests"."closed_at" is null)),
	CONSTRAINT "change_requests_answer" CHECK ("change_requests"."state" = 'decided' or "change_requests"."answer" is null),
	CONSTRAINT "change_requests_texts" CHECK (length("change_requests"."note") <= 500 and length("change_requests"."answer") <= 500)
);
--> statement-breakpoint

CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint

CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sku" text,
	"quantity" integer NOT NULL,
	"unit_price" numeric(10, 2) NOT NULL,
	"total_price" numeric(14, 2) NOT NULL,
	"selected_size" text,
	"selected_color" text,
	"from_stock" integer DEFAULT 0 NOT NULL,
	"promised_from" date,
	"promised_until" date,
	"shipped" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"stock_pool_id" uuid,
	"order_pack_id" uuid,
	CONSTRAINT "order_items_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" between 1 and 999),
	CONSTRAINT "order_items_states" CHECK ("order_items"."shipped" >= 0 and "order_items"."cancelled" >= 0 and "order_items"."shipped" + "order_items"."cancelled" <= "order_items"."quantity"
        and "order_items"."returned" between 0 and "order_items"."shipped"),
	CONSTRAINT "order_items_from_stock" CHECK ("order_items"."from_stock" between 0 and "order_items"."quantity"),
	CONSTRAINT "order_items_promised" CHECK (("order_items"."promised_from" is null) = ("order_items"."promised_until" is null) and "order_items"."promised_from" <= "order_items"."promised_until"),
	CONSTRAINT "order_items_total" CHECK ("order_items"."total_price" = "order_items"."unit_price" * "order_items"."quantity")
);
--> statement-breakpoint

CREATE TABLE "order_packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"pack_id" uuid NOT NULL,
	"name" text,
	"unit" text NOT NULL,
	"mixed" boolean NOT NULL,
	"pieces" integer NOT NULL,
	"color" text,
	"packs" integer NOT NULL,
	CONSTRAINT "order_packs_of_order" UNIQUE("order_id","id"),
	CONSTRAINT "order_packs_packs" CHECK ("order_packs"."packs" between 1 and 999)
);
--> statement-breakpoint

CREATE TABLE "order_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid
);
--> statement-breakpoint

CREATE TABLE "order_versions" (
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"via" text NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"override_reason" text,
	"pieces" integer NOT NULL,
	"subtotal" numeric(14, 2) NOT NULL,
	"processing_fee" numeric(10, 2) NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"changes" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "order_versions_order_id_version_pk" PRIMARY KEY("order_id","version"),
	CONSTRAINT "order_versions_kind" CHECK ("order_versions"."kind" in ('placed', 'changed', 'asked', 'joined')),
	CONSTRAINT "order_versions_via" CHECK ("order_versions"."via" in ('shop', 'staff')),
	CONSTRAINT "order_versions_first" CHECK (("order_versions"."version" = 1) = ("order_versions"."kind" = 'placed'))
);
--> statement-breakpoint

CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"subtotal" numeric(14, 2) NOT NULL,
	"processing_fee" numeric(10, 2) DEFAULT '25.00' NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"manufacturer_id" uuid,
	"notes" text,
	"placed_via" text DEFAULT 'shop' NOT NULL,
	"placed_by" uuid,
	"prepared_by" uuid,
	"override_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_into_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (code_key(order_number)) STORED NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_joined" CHECK ("orders"."joined_into_id" is null or "orders"."status" = 'cancelled'),
	CONSTRAINT "orders_placed_via" CHECK ("orders"."placed_via" in ('shop', 'staff', 'link')),
	CONSTRAINT "orders_placed_by_staff" CHECK ("orders"."placed_via" = 'staff' or "orders"."placed_by" is null),
	CONSTRAINT "orders_prepared_by" CHECK ("orders"."placed_via" <> 'staff' or "orders"."prepared_by" is null),
	CONSTRAINT "orders_override_reason" CHECK (length("orders"."override_reason") between 1 and 300),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" + "orders"."processing_fee"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."processing_fee" >= 0)
);
--> statement-breakpoint

CREATE TABLE "codes" (
	"gtin" text PRIMARY KEY NOT NULL,
	"variant_id" uuid,
	"pack_id" uuid,
	CONSTRAINT "codes_of_one" CHECK (num_nonnulls("codes"."variant_id", "codes"."pack_id") = 1)
);
--> statement-breakpoint

CREATE TABLE "pack_lines" (
	"pack_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"mixed" boolean NOT NULL,
	"size" text,
	"variant_id" uuid,
	"ratio" integer NOT NULL,
	CONSTRAINT "pack_lines_pack_id_position_pk" PRIMARY KEY("pack_id","position"),
	CONSTRAINT "pack_lines_cell" UNIQUE NULLS NOT DISTINCT("pack_id","size","variant_id"),
	CONSTRAINT "pack_lines_mixed" CHECK ("pack_lines"."mixed" = ("pack_lines"."variant_id" is not null)),
	CONSTRAINT "pack_lines_size" CHECK (not "pack_lines"."mixed" or "pack_lines"."size" is null),
	CONSTRAINT "pack_lines_ratio" CHECK ("pack_lines"."ratio" between 1 and 99)
);
--> statement-breakpoint

CREATE TABLE "packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"unit" text NOT NULL,
	"mixed" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"replaced_by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packs_kind" UNIQUE("id","product_id","mixed"),
	CONSTRAINT "packs_unit" CHECK ("packs"."unit" in ('series', 'carton'))
);
--> statement-breakpoint

CREATE TABLE "customer_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint

CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"customer_short_name" text NOT NULL,
	"customer_full_name" text NOT NULL,
	"company_name" text NOT NULL,
	"customer_address" text,
	"owner_full_name" text,
	"owner_mobile" text,
	"landline" text,
	"email" text NOT NULL,
	"alternative_email" text,
	"vat_office" text,
	"vat_number" text,
	"phone" text,
	"address" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"group_id" uuid,
	"language" text,
	"notices_off" text[] DEFAULT '{}' NOT NULL,
	"goods_told_at" timestamp with time zone,
	"openings_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_key(customer_id || ' ' || customer_short_name || ' ' || customer_full_name || ' ' || company_name || ' ' || coalesce(owner_full_name, '') || ' ' || email || ' ' || coalesce(alternative_email, '') || ' ' || coalesce(owner_mobile, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(landline, '')) || ' ' || phone_digits(coalesce(owner_mobile, '')) || ' ' || phone_digits(coalesce(phone, '')) || ' ' || phone_digits(coalesce(landline, '')) || ' ' || code_key(customer_id)) STORED NOT NULL,
	"names_text" text GENERATED ALWAYS AS (search_key(customer_short_name || ' ' || customer_full_name || ' ' || company_name)) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (sort_key(company_name)) STORED NOT NULL,
	CONSTRAINT "customers_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "customers_language" CHECK ("customers"."language" in ('en', 'ar', 'tr')),
	CONSTRAINT "customers_notices_off" CHECK ("customers"."notices_off" <@ '{confirmed:email,confirmed:device,confirmed:whatsapp,in_production:email,in_production:device,in_production:whatsapp,shipped:email,shipped:device,shipped:whatsapp,changed:device,changed:whatsapp,cancelled:email,cancelled:device,cancelled:whatsapp,back_in_stock:email,back_in_stock:device,new_collection:device}'::text[])
);
--> statement-breakpoint

CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"params" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"registration_request_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint

CREATE TABLE "password_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint

CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

CREATE TABLE "registration_papers" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

CREATE TABLE "customer_registration_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_name" text NOT NULL,
	"owner_first_name" text NOT NULL,
	"owner_last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"tax_number" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"customer_id" uuid,
	"search_text" text GENERATED ALWAYS AS (search_key(customer_name || ' ' || owner_first_name || ' ' || owner_last_name || ' ' || phone_number || ' ' || email) || ' ' || phone_digits(phone_number)) STORED NOT NULL,
	CONSTRAINT "registration_requests_status_known" CHECK ("customer_registration_requests"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "registration_requests_decided" CHECK (("customer_registration_requests"."status" = 'pending') = ("customer_registration_requests"."decided_at" is null))
);
--> statement-breakpoint

CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_agent" text,
	"address" text,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint

CREATE TABLE "throttled_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text GENERATED ALWAYS AS (fold(username)) STORED NOT NULL,
	"password" text,
	"role" text DEFAULT 'shop' NOT NULL,
	"customer_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_name" text,
	"email" text,
	"totp_secret" "bytea",
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "users_totp_confirmed_secret" CHECK ("users"."totp_confirmed_at" is null or "users"."totp_secret" is not null),
	CONSTRAINT "users_shop_active" CHECK ("users"."role" = 'admin' or "users"."is_active"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('shop', 'admin')),
	CONSTRAINT "users_display_name" CHECK (length("users"."display_name") between 1 and 60),
	CONSTRAINT "users_shop_has_customer" CHECK ("users"."role" = 'admin' or "users"."customer_id" is not null)
);
--> statement-breakpoint

CREATE TABLE "guide" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"skipped" text[] DEFAULT '{}' NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "guide_only" CHECK ("guide"."is_only"),
	CONSTRAINT "guide_skipped" CHECK ("guide"."skipped" <@ '{company,products,customers,invitations}'::text[])
);
--> statement-breakpoint

CREATE TABLE "logo_icons" (
	"size" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint

CREATE TABLE "settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_in" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"name" text,
	"legal_name" text,
	"address" text,
	"tax_office" text,
	"tax_number" text,
	"ibans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phones" text[] DEFAULT '{}' NOT NULL,
	"whatsapp" text,
	"email" text,
	"logo_hash" text,
	"login_picture_hash" text,
	"accent" text,
	"processing_fee" numeric(10, 2) DEFAULT '25.00' NOT NULL,
	"order_number_prefix" text DEFAULT 'TPT-{yy}-' NOT NULL,
	"stock_view" text DEFAULT 'pieces' NOT NULL,
	"staff_orders" text DEFAULT 'place' NOT NULL,
	"languages" text[] DEFAULT '{en,ar,tr}' NOT NULL,
	"is_registration_open" boolean DEFAULT true NOT NULL,
	"sender_name" text,
	"email_sentences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_order_email_on" boolean DEFAULT false NOT NULL,
	"shop_changes" text DEFAULT 'off' NOT NULL,
	"notices_on" text[] DEFAULT '{}' NOT NULL,
	"quiet_hours" jsonb DEFAULT '{"from":"20:00","until":"09:00"}'::jsonb,
	"showcase" text DEFAULT 'off' NOT NULL,
	"is_showcase_indexed" boolean DEFAULT false NOT NULL,
	"is_tax_asked" boolean DEFAULT false NOT NULL,
	"is_second_factor_required" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settings_only" CHECK ("settings"."is_only"),
	CONSTRAINT "settings_accent" CHECK ("settings"."accent" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "settings_fee" CHECK ("settings"."processing_fee" >= 0),
	CONSTRAINT "settings_prefix" CHECK ("settings"."order_number_prefix" ~ '^([A-Za-z0-9./-]|[{]yy[}])*[A-Za-z./-]$'),
	CONSTRAINT "settings_stock_view" CHECK ("settings"."stock_view" in ('pieces', 'capped', 'words')),
	CONSTRAINT "settings_staff_orders" CHECK ("settings"."staff_orders" in ('place', 'offer')),
	CONSTRAINT "settings_showcase" CHECK ("settings"."showcase" in ('off', 'collections', 'all')),
	CONSTRAINT "settings_shop_changes" CHECK ("settings"."shop_changes" in ('off', 'ask', 'change')),
	CONSTRAINT "settings_languages" CHECK (cardinality("settings"."languages") > 0 and "settings"."languages" <@ '{en,ar,tr}'::text[]),
	CONSTRAINT "settings_notices" CHECK ("settings"."notices_on" <@ '{confirmed:email,confirmed:device,confirmed:whatsapp,in_production:email,in_production:device,in_production:whatsapp,shipped:email,shipped:device,shipped:whatsapp,changed:device,changed:whatsapp,cancelled:email,cancelled:device,cancelled:whatsapp,back_in_stock:email,back_in_stock:device,new_collection:device}'::text[]),
	CONSTRAINT "settings_quiet_hours" CHECK (jsonb_typeof("settings"."quiet_hours" -> 'from') = 'string' and jsonb_typeof("settings"."quiet_hours" -> 'until') = 'string'),
	CONSTRAINT "settings_ibans" CHECK (jsonb_typeof("settings"."ibans") = 'array'),
	CONSTRAINT "settings_email_sentences" CHECK (jsonb_typeof("settings"."email_sentences") = 'object')
);
--> statement-breakpoint

CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea",
	"collection_id" uuid NOT NULL,
	"customer_id" uuid,
	"has_prices" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"card" "bytea",
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "share_links_token" UNIQUE("token_hash"),
	CONSTRAINT "share_links_prices" CHECK (not "share_links"."has_prices" or "share_links"."customer_id" is not null),
	CONSTRAINT "share_links_language" CHECK ("share_links"."language" in ('en', 'ar', 'tr'))
);
--> statement-breakpoint

CREATE TABLE "colors" (
	"key" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"name_en" text NOT NULL,
	"name_tr" text NOT NULL,
	"name_ar" text NOT NULL,
	"hex" text,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "colors_id_unique" UNIQUE("id"),
	CONSTRAINT "colors_key" CHECK (length("colors"."key") between 1 and 40),
	CONSTRAINT "colors_hex" CHECK ("colors"."hex" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint

CREATE TABLE "size_set_sizes" (
	"size_set_id" uuid NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	"eu" text,
	"us" text,
	"uk" text,
	CONSTRAINT "size_set_sizes_size_set_id_label_pk" PRIMARY KEY("size_set_id","label"),
	CONSTRAINT "size_set_sizes_label" CHECK (length("size_set_sizes"."label") between 1 and 40)
);
--> statement-breakpoint

CREATE TABLE "size_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_tr" text NOT NULL,
	"name_ar" text NOT NULL,
	"kind" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "size_sets_kind" CHECK ("size_sets"."kind" in ('letter', 'number', 'shoe', 'one', 'other'))
);
--> statement-breakpoint

CREATE TABLE "order_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"group_id" uuid,
	"manufacturer_id" uuid,
	"label_en" text,
	"label_tr" text,
	"label_ar" text,
	"min_pieces" integer,
	"min_lira" numeric(14, 2),
	"first_order_min_lira" numeric(14, 2),
	"max_lira" numeric(14, 2),
	CONSTRAINT "order_terms_fit" UNIQUE NULLS NOT DISTINCT("customer_id","group_id","manufacturer_id"),
	CONSTRAINT "order_terms_reach" CHECK (num_nonnulls("order_terms"."customer_id", "order_terms"."group_id") <= 1),
	CONSTRAINT "order_terms_label" CHECK ("order_terms"."manufacturer_id" is null or num_nonnulls("order_terms"."label_en", "order_terms"."label_tr", "order_terms"."label_ar") = 3),
	CONSTRAINT "order_terms_range" CHECK ("order_terms"."min_lira" <= "order_terms"."max_lira"),
	CONSTRAINT "order_terms_numbers" CHECK ("order_terms"."min_pieces" >= 0 and "order_terms"."min_lira" >= 0 and "order_terms"."first_order_min_lira" >= 0 and "order_terms"."max_lira" >= 0)
);
--> statement-breakpoint

CREATE TABLE "quantity_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"group_id" uuid,
	"product_id" uuid,
	"grain" text NOT NULL,
	"min" integer,
	"max" integer,
	"multiple" integer,
	CONSTRAINT "quantity_terms_fit" UNIQUE NULLS NOT DISTINCT("customer_id","group_id","product_id","grain"),
	CONSTRAINT "quantity_terms_reach" CHECK (num_nonnulls("quantity_terms"."customer_id", "quantity_terms"."group_id") <= 1),
	CONSTRAINT "quantity_terms_grain" CHECK ("quantity_terms"."grain" in ('cell', 'color', 'product')),
	CONSTRAINT "quantity_terms_range" CHECK ("quantity_terms"."min" <= "quantity_terms"."max"),
	CONSTRAINT "quantity_terms_numbers" CHECK ("quantity_terms"."min" >= 0 and "quantity_terms"."max" >= 0 and "quantity_terms"."multiple" >= 1),
	CONSTRAINT "quantity_terms_multiple" CHECK ("quantity_terms"."multiple" is null or (coalesce("quantity_terms"."min", 0) % "quantity_terms"."multiple" = 0 and ("quantity_terms"."max" is null or "quantity_terms"."max" % "quantity_terms"."multiple" = 0)))
);
--> statement-breakpoint

ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_variant_fk" FOREIGN KEY ("product_id","variant_id") REFERENCES "public"."variants"("product_id","id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "basket_packs" ADD CONSTRAINT "basket_packs_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "basket_packs" ADD CONSTRAINT "basket_packs_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bells" ADD CONSTRAINT "bells_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bells" ADD CONSTRAINT "bells_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "image_variants" ADD CONSTRAINT "image_variants_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_color_colors_key_fk" FOREIGN KEY ("color") REFERENCES "public"."colors"("key") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_set_id_size_sets_id_fk" FOREIGN KEY ("size_set_id") REFERENCES "public"."size_sets"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_pools" ADD CONSTRAINT "stock_pools_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_pools" ADD CONSTRAINT "stock_pools_variant_fk" FOREIGN KEY ("product_id","variant_id") REFERENCES "public"."variants"("product_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_color_colors_key_fk" FOREIGN KEY ("color") REFERENCES "public"."colors"("key") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_repairs" ADD CONSTRAINT "import_repairs_import_id_n_import_rows_import_id_n_fk" FOREIGN KEY ("import_id","n") REFERENCES "public"."import_rows"("import_id","n") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_names" ADD CONSTRAINT "customer_names_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_names" ADD CONSTRAINT "customer_names_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_names" ADD CONSTRAINT "customer_names_color_colors_key_fk" FOREIGN KEY ("color") REFERENCES "public"."colors"("key") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_names" ADD CONSTRAINT "customer_names_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_told_by_users_id_fk" FOREIGN KEY ("told_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_stock_pool_id_stock_pools_id_fk" FOREIGN KEY ("stock_pool_id") REFERENCES "public"."stock_pools"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_pack_fk" FOREIGN KEY ("order_id","order_pack_id") REFERENCES "public"."order_packs"("order_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_packs" ADD CONSTRAINT "order_packs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_packs" ADD CONSTRAINT "order_packs_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_joined_into_id_orders_id_fk" FOREIGN KEY ("joined_into_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pack_lines" ADD CONSTRAINT "pack_lines_pack_fk" FOREIGN KEY ("pack_id","product_id","mixed") REFERENCES "public"."packs"("id","product_id","mixed") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pack_lines" ADD CONSTRAINT "pack_lines_variant_fk" FOREIGN KEY ("product_id","variant_id") REFERENCES "public"."variants"("product_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_replaced_by_id_packs_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."packs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_registration_request_id_customer_registration_requests_id_fk" FOREIGN KEY ("registration_request_id") REFERENCES "public"."customer_registration_requests"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "registration_papers" ADD CONSTRAINT "registration_papers_request_id_customer_registration_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."customer_registration_requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_registration_requests" ADD CONSTRAINT "customer_registration_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_registration_requests" ADD CONSTRAINT "customer_registration_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logo_icons" ADD CONSTRAINT "logo_icons_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_hash_images_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."images"("hash") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_login_picture_hash_images_hash_fk" FOREIGN KEY ("login_picture_hash") REFERENCES "public"."images"("hash") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "size_set_sizes" ADD CONSTRAINT "size_set_sizes_size_set_id_size_sets_id_fk" FOREIGN KEY ("size_set_id") REFERENCES "public"."size_sets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_terms" ADD CONSTRAINT "order_terms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_terms" ADD CONSTRAINT "order_terms_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_terms" ADD CONSTRAINT "order_terms_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quantity_terms" ADD CONSTRAINT "quantity_terms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quantity_terms" ADD CONSTRAINT "quantity_terms_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quantity_terms" ADD CONSTRAINT "quantity_terms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "basket_items_variant" ON "basket_items" USING btree ("product_id","variant_id");
--> statement-breakpoint
CREATE INDEX "basket_packs_pack" ON "basket_packs" USING btree ("pack_id","basket_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "basket_packs_first_digits" ON "basket_packs" USING btree (left("id"::text, 33));
--> statement-breakpoint
CREATE INDEX "baskets_customer" ON "baskets" USING btree ("customer_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_open" ON "baskets" USING btree ("customer_id","user_id") WHERE "baskets"."kind" = 'staff' and "baskets"."order_id" is null and "baskets"."offered_at" is null;
--> statement-breakpoint
CREATE INDEX "baskets_under_way" ON "baskets" USING btree ("changed_at","id") WHERE "baskets"."kind" = 'staff' and "baskets"."order_id" is null;
--> statement-breakpoint
CREATE INDEX "baskets_user" ON "baskets" USING btree ("user_id") WHERE "baskets"."user_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_order" ON "baskets" USING btree ("order_id") WHERE "baskets"."order_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_link" ON "baskets" USING btree ("link_hash") WHERE "baskets"."link_hash" is not null;
--> statement-breakpoint
CREATE INDEX "bells_variant" ON "bells" USING btree ("variant_id");
--> statement-breakpoint
CREATE INDEX "bells_due" ON "bells" USING btree ("due_at") WHERE "bells"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "collection_products_product" ON "collection_products" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "collections_by_start" ON "collections" USING btree (coalesce("starts_at", 'infinity'),"id");
--> statement-breakpoint
CREATE INDEX "events_xid" ON "events" USING btree ("xid");
--> statement-breakpoint
CREATE INDEX "events_action" ON "events" USING btree ("action","id");
--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "events_failed_sign_ins" ON "events" USING btree ("user_id","network","hour") WHERE "events"."network" is not null;
--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "manufacturers_search" ON "manufacturers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "manufacturers_sort" ON "manufacturers" USING btree ("sort_name","id");
--> statement-breakpoint
CREATE INDEX "product_pictures_image" ON "product_pictures" USING btree ("image_hash");
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("search_words");
--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin ("name_words") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "products_shortest_name" ON "products" USING btree (least(length(name), length(translations #>> '{en,name}'), length(translations #>> '{tr,name}'), length(translations #>> '{ar,name}')),"id");
--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("is_active","id","sells_from","sells_until");
--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("gender_category","category","id");
--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","id");
--> statement-breakpoint
CREATE INDEX "products_manufacturer" ON "products" USING btree ("manufacturer_id");
--> statement-breakpoint
CREATE INDEX "products_size_set" ON "products" USING btree ("size_set_id");
--> statement-breakpoint
CREATE INDEX "products_colors" ON "products" USING gin ("colors");
--> statement-breakpoint
CREATE INDEX "products_image" ON "products" USING btree ("image_hash");
--> statement-breakpoint
CREATE INDEX "products_code" ON "products" USING btree (code_key(sku));
--> statement-breakpoint
CREATE INDEX "products_model" ON "products" USING btree (code_digits(sku));
--> statement-breakpoint
CREATE INDEX "variants_size" ON "variants" USING btree ("size");
--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" USING btree (code_key(sku));
--> statement-breakpoint
CREATE INDEX "variants_closed" ON "variants" USING btree ("product_id") WHERE not is_active;
--> statement-breakpoint
CREATE INDEX "words_word" ON "words" USING btree ("word");
--> statement-breakpoint
CREATE INDEX "import_images_image" ON "import_images" USING btree ("image_hash");
--> statement-breakpoint
CREATE INDEX "import_repairs_row" ON "import_repairs" USING btree ("import_id","n");
--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("import_id","key","n");
--> statement-breakpoint
CREATE INDEX "import_rows_change" ON "import_rows" USING btree ("import_id","change","n");
--> statement-breakpoint
CREATE INDEX "imports_created_by" ON "imports" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree ("id") WHERE "imports"."state" in ('checking', 'applying', 'undoing');
--> statement-breakpoint
CREATE INDEX "customer_names_product" ON "customer_names" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "customer_names_color" ON "customer_names" USING btree ("color");
--> statement-breakpoint
CREATE INDEX "customer_names_user" ON "customer_names" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("customer_id","due_at") WHERE "notices"."state" = 'due';
--> statement-breakpoint
CREATE INDEX "notices_waiting" ON "notices" USING btree ("id") WHERE "notices"."whatsapp" = 'waiting';
--> statement-breakpoint
CREATE INDEX "notices_told" ON "notices" USING btree ("customer_id","told_at");
--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("order_id","id");
--> statement-breakpoint
CREATE INDEX "notices_mail" ON "notices" USING btree ("mail_id");
--> statement-breakpoint
CREATE INDEX "notices_teller" ON "notices" USING btree ("told_by");
--> statement-breakpoint
CREATE INDEX "pushes_next" ON "pushes" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "pushes_subscription" ON "pushes" USING btree ("subscription_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_open" ON "change_requests" USING btree ("order_id") WHERE "change_requests"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "change_requests_order" ON "change_requests" USING btree ("order_id","asked_at");
--> statement-breakpoint
CREATE INDEX "change_requests_asked_by" ON "change_requests" USING btree ("asked_by") WHERE "change_requests"."asked_by" is not null;
--> statement-breakpoint
CREATE INDEX "change_requests_closed_by" ON "change_requests" USING btree ("closed_by") WHERE "change_requests"."closed_by" is not null;
--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "order_items_pool" ON "order_items" USING btree ("stock_pool_id") WHERE "order_items"."stock_pool_id" is not null;
--> statement-breakpoint
CREATE INDEX "order_packs_pack" ON "order_packs" USING btree ("pack_id","order_id");
--> statement-breakpoint
CREATE INDEX "order_status_changes_order" ON "order_status_changes" USING btree ("order_id","created_at");
--> statement-breakpoint
CREATE INDEX "order_versions_made_by" ON "order_versions" USING btree ("made_by") WHERE "order_versions"."made_by" is not null;
--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_customer_status" ON "orders" USING btree ("customer_id","status","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_manufacturer" ON "orders" USING btree ("manufacturer_id") WHERE "orders"."manufacturer_id" is not null;
--> statement-breakpoint
CREATE INDEX "orders_unassigned" ON "orders" USING btree ("created_at","id") WHERE "orders"."manufacturer_id" is null;
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_placed_by" ON "orders" USING btree ("placed_by") WHERE "orders"."placed_by" is not null;
--> statement-breakpoint
CREATE INDEX "orders_prepared_by" ON "orders" USING btree ("prepared_by") WHERE "orders"."prepared_by" is not null;
--> statement-breakpoint
CREATE INDEX "orders_joined_into" ON "orders" USING btree ("joined_into_id") WHERE "orders"."joined_into_id" is not null;
--> statement-breakpoint
CREATE INDEX "codes_variant" ON "codes" USING btree ("variant_id");
--> statement-breakpoint
CREATE INDEX "codes_pack" ON "codes" USING btree ("pack_id") WHERE "codes"."pack_id" is not null;
--> statement-breakpoint
CREATE INDEX "pack_lines_variant" ON "pack_lines" USING btree ("product_id","variant_id") WHERE "pack_lines"."variant_id" is not null;
--> statement-breakpoint
CREATE INDEX "packs_of_product" ON "packs" USING btree ("product_id","position");
--> statement-breakpoint
CREATE INDEX "packs_replaced" ON "packs" USING btree ("replaced_by_id") WHERE "packs"."replaced_by_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_groups_name" ON "customer_groups" USING btree (fold("name"));
--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customers_names" ON "customers" USING gin ("names_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customers_sort" ON "customers" USING btree ("sort_name","id");
--> statement-breakpoint
CREATE INDEX "customers_group" ON "customers" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "mails_request" ON "mails" USING btree ("registration_request_id","id");
--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("state","updated_at") WHERE state <> 'sent';
--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "registration_requests_pending_email" ON "customer_registration_requests" USING btree (lower("email")) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "registration_requests_status" ON "customer_registration_requests" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "registration_requests_customer" ON "customer_registration_requests" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "registration_requests_search" ON "customer_registration_requests" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "throttled_attempts_subject" ON "throttled_attempts" USING btree ("subject","created_at");
--> statement-breakpoint
CREATE INDEX "throttled_attempts_age" ON "throttled_attempts" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "users_of_role" ON "users" USING btree ("role","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_key("username") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "share_links_end" ON "share_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "share_links_newest" ON "share_links" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "share_links_collection" ON "share_links" USING btree ("collection_id");
--> statement-breakpoint
CREATE INDEX "share_links_customer" ON "share_links" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "order_terms_group" ON "order_terms" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "order_terms_manufacturer" ON "order_terms" USING btree ("manufacturer_id");
--> statement-breakpoint
CREATE INDEX "quantity_terms_group" ON "quantity_terms" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "quantity_terms_product" ON "quantity_terms" USING btree ("product_id");

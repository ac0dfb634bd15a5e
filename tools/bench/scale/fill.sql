-- Fills an empty, migrated database. `scale.share` is the part of the full size: 1 is 100,000 products, 10,000 shops,
-- 1,000,000 orders, 5,000,000 lines and 200,000 basket lines; 0.01 a hundredth of each.
-- Skewed as trade is: few shops order much, few products sell much, most orders are done, sales grow by the year. Every
-- twentieth shop has a number in its name, which searches of orders find beside theirs.
-- Foreign keys and triggers rest meanwhile; what triggers count is counted at the end.
SET session_replication_role = replica;
SET work_mem = '256MB';
SET synchronous_commit = off;
SELECT setseed(0.42);

-- A UUID version 7 of a moment, for servers that have no function of their own.
CREATE FUNCTION pg_temp.uuid_of(moment timestamptz) RETURNS uuid LANGUAGE sql VOLATILE
RETURN (
  regexp_replace(lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0'), '.{8}', '\&-')
  || '-7' || substr(gen_random_uuid()::text, 16)
)::uuid;

-- A number from 0 to below n; small ones far more often.
CREATE FUNCTION pg_temp.skewed(n integer) RETURNS integer LANGUAGE sql VOLATILE
RETURN least(n - 1, floor(n * random() ^ 2)::integer);

CREATE TEMP TABLE size AS
SELECT (100000 * share)::int AS products, (10000 * share)::int AS shops, (1000000 * share)::int AS orders,
  (200000 * share)::int AS basket_lines, greatest(20, (200 * share)::int) AS manufacturers
FROM (SELECT current_setting('scale.share')::numeric AS share) setting;

CREATE TEMP TABLE texts AS SELECT
  '{Gömlek,Elbise,Ceket,Pantolon,Kazak,Hırka,Etek,Tişört,Mont,Kaban,Bluz,Tunik,Yelek,Şort,Eşofman,Tulum,Bot,Çizme,Sandalet,Sneaker,Terlik,Babet,Loafer,Topuklu,Kemer,Şapka,Bere,Eldiven,Atkı,Şal,Çanta,Sırt çantası,Cüzdan,Valiz,Kol saati,Kolye,Küpe,Bilezik,Yüzük,Gözlük}'::text[] AS nouns,
  '{Keten,Pamuk,İpek,Yün,Kaşmir,Deri,Süet,Denim,Kadife,Saten,Şifon,Triko,Viskon,Poplin,Gabardin,Organik pamuk,Merino,Tüvit,Dantel,Krep,Jarse,Mikrofiber,Nubuk,Bambu}'::text[] AS materials,
  '{Slim,Oversize,Klasik,Günlük,Basic,Crop,Uzun,Kısa,Bol kesim,Dar kesim,Yüksek bel,Balıkçı yaka,Kapüşonlu,Fermuarlı,Düğmeli,Desenli}'::text[] AS cuts,
  '{Atlas,Lale,Yıldız,Deniz,Güneş,Çınar,Zambak,Mavi,Ege,Toros,Marmara,Anadolu,Nar,Zeytin,Kardelen,Papatya,Bahar,Şirin,Altın,Gümüş,İnci,Mercan,Safir,Elit,Moda,Vogue,Trend,Stil,Zarif,Asil,Pera,Galata,Nişan,Bebek,Moda sahil,Karaköy,Kanyon,Meydan,Park,Konak}'::text[] AS firsts,
  '{Butik,Giyim,Tekstil,Moda evi,Konfeksiyon,Mağazacılık,Ayakkabı,Aksesuar,Çanta,Tuhafiye,Bonmarşe,Koleksiyon}'::text[] AS kinds,
  '{Yılmaz,Kaya,Demir,Çelik,Şahin,Yıldırım,Öztürk,Aydın,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özkan,Şimşek,Polat,Korkmaz}'::text[] AS surnames,
  '{CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,CLOTHING,SHOES,SHOES,SHOES,SHOES,SHOES,SHOES,SHOES,SHOES,ACCESSORIES,ACCESSORIES,ACCESSORIES,ACCESSORIES,ACCESSORIES,ACCESSORIES,BAGS,BAGS,BAGS,BAGS,WATCHES,JEWELRY,JEWELRY,JEWELRY,JEWELRY,OTHER}'::text[] AS categories;

INSERT INTO manufacturers (id, manufacturer_id, company_name, email, phone, address)
SELECT pg_temp.uuid_of(now() - interval '4 years' + n * interval '1 hour'), 'U-' || lpad(n::text, 4, '0'),
  surnames[1 + n % 20] || ' Tekstil ' || n, 'uretici' || n || '@example.com', '0212 000 ' || lpad(n::text, 4, '0'), 'Merter, İstanbul'
FROM size, texts, generate_series(1, manufacturers) AS n;

CREATE TEMP TABLE makers AS SELECT row_number() OVER (ORDER BY id) - 1 AS n, id FROM manufacturers;
CREATE INDEX ON makers (n);

INSERT INTO images (hash, width, height)
SELECT encode(sha256(n::text::bytea), 'hex'), 900, 1200 FROM generate_series(1, 200) AS n;
INSERT INTO image_variants (hash, width, bytes)
SELECT hash, w, (SELECT string_agg(sha256((hash || w || i)::bytea), '') FROM generate_series(1, w * w / 1400) AS i)
FROM images, unnest('{160,480,900}'::int[]) AS w;
CREATE TEMP TABLE pictures AS SELECT row_number() OVER () - 1 AS n, hash FROM images;

-- Beside what two words name, nothing: a thousand products, or a hundred thousand, of the same trade.
CREATE TEMP TABLE goods AS
SELECT n, pg_temp.uuid_of(now() - (products - n) * (interval '3 years' / products)) AS id,
  pg_temp.skewed(40) + 1 AS noun, floor(24 * random())::int + 1 AS material, floor(16 * random())::int + 1 AS cut,
  (15 + floor(3000 * random() ^ 3))::numeric(10, 2) + 0.90 AS price,
  (ARRAY['WOMEN', 'WOMEN', 'MEN', 'UNISEX'])[1 + floor(4 * random())::int] AS gender, random() < 0.95 AS is_active
FROM size, generate_series(0, products - 1) AS n;

INSERT INTO products (id, name, description, price, cost_price, gender_category, category, sku, image_hash, sizes, colors, is_active, manufacturer_id)
SELECT goods.id, materials[material] || ' ' || nouns[noun] || ' ' || cuts[cut] || ' ' || goods.n,
  'Yeni sezon ' || lower(materials[material]) || ' kumaştan, ' || lower(cuts[cut]) || ' kalıp. Yıkama talimatı etikettedir; kod ' || lpad(to_hex(goods.n * 7919), 8, '0'),
  price, round(price * 0.6, 2), gender, categories[noun], 'SK-' || lpad(goods.n::text, 6, '0'), pictures.hash,
  '["28","30"]', '["Black","White"]', is_active, makers.id
FROM texts, goods
  JOIN pictures ON pictures.n = goods.n % 200
  JOIN makers ON makers.n = goods.n % (SELECT manufacturers FROM size)
ORDER BY goods.n;

INSERT INTO words (word)
SELECT DISTINCT word FROM products, unnest(name_words) AS word WHERE word !~ '^[0-9]+$';

INSERT INTO product_pictures (id, product_id, color, position, image_hash)
SELECT pg_temp.uuid_of(now()), goods.id, color, place - 1, pictures.hash
FROM goods CROSS JOIN unnest('{Black,White}'::text[]) WITH ORDINALITY AS shown (color, place)
  JOIN pictures ON pictures.n = (goods.n + place - 1) % 200
ORDER BY goods.n;

INSERT INTO variants (product_id, size, color)
SELECT id, s, c FROM goods, unnest('{28,30}'::text[]) AS s, unnest('{Black,White}'::text[]) AS c ORDER BY n;
INSERT INTO stock_pools (id, product_id, variant_id, quantity)
SELECT pg_temp.uuid_of(now()), product_id, id, floor(400 * random())::int FROM variants;
INSERT INTO stock_moves (product_id, variant_id, pieces)
SELECT product_id, variant_id, quantity FROM stock_pools WHERE quantity <> 0;

CREATE TEMP TABLE shops AS
SELECT n, pg_temp.uuid_of(now() - (shops - n) * (interval '3 years' / shops)) AS id FROM size, generate_series(0, shops - 1) AS n;
INSERT INTO customers (id, customer_id, customer_short_name, customer_full_name, company_name, owner_full_name, email, phone, address, is_active)
SELECT id, 'MUS-' || lpad((n + 1)::text, 5, '0'), firsts[1 + n % 40] || ' ' || mark, firsts[1 + n % 40] || ' ' || kinds[1 + n / 40 % 12] || ' ' || mark || ' Ltd. Şti.',
  firsts[1 + n % 40] || ' ' || kinds[1 + n / 40 % 12] || ' ' || mark, 'Ayşe ' || surnames[1 + n / 7 % 20], 'magaza' || n || '@example.com', '0532 ' || lpad(n::text, 7, '0'),
  'Bağdat Caddesi ' || n || ', İstanbul', n % 50 <> 49
FROM shops, texts, LATERAL (SELECT CASE WHEN n % 20 = 0 THEN n::text ELSE surnames[1 + n / 480 % 20] END AS mark) AS marks;
INSERT INTO baskets (id, customer_id, kind) SELECT id, id, 'own' FROM shops;
INSERT INTO users (id, username, role, customer_id) SELECT pg_temp.uuid_of(now()), 'magaza' || n, 'shop', id FROM shops;
INSERT INTO users (id, username, role) VALUES (pg_temp.uuid_of(now()), 'olcum', 'admin');
INSERT INTO customer_registration_requests (id, customer_name, owner_first_name, owner_last_name, phone_number, email, status, decided_at, customer_id, created_at)
SELECT id, 'Mağaza ' || n, 'Ayşe', surnames[1 + n / 7 % 20], '0532 ' || lpad(n::text, 7, '0'), 'magaza' || n || '@example.com',
  CASE WHEN n % 100 = 0 THEN 'pending' ELSE 'approved' END, CASE WHEN n % 100 = 0 THEN NULL ELSE now() END, CASE WHEN n % 100 = 0 THEN NULL ELSE id END, now()
FROM shops, texts;
SELECT setval('customer_codes', (SELECT shops FROM size));

-- Orders, the newest last. A tenth of a day of one order a minute is under way, whatever the size; the rest is done.
CREATE UNLOGGED TABLE placed AS
SELECT n, at, pg_temp.uuid_of(at) AS id, pg_temp.skewed(shops) AS shop, 1 + pg_temp.skewed(14) AS lines,
  CASE
    WHEN n < orders - orders / 100 THEN CASE WHEN random() < 0.04 THEN 'cancelled' ELSE 'delivered' END
    ELSE (ARRAY['pending', 'pending', 'confirmed', 'in_production', 'shipped'])[1 + floor(5 * random())::int]
  END AS status
FROM size, generate_series(1, orders) AS n, LATERAL (SELECT now() - interval '3 years' * (1 - (n::float / (orders + 1)) ^ 0.6) AS at) AS moment;

CREATE UNLOGGED TABLE lines AS
SELECT placed.n, id AS order_id, at, position, pg_temp.skewed(products) AS product, 1 + pg_temp.skewed(60) AS quantity,
  (ARRAY['28', '30'])[1 + position % 2] AS size, (ARRAY['Black', 'White'])[1 + position / 2 % 2] AS color
FROM size, placed, generate_series(0, placed.lines - 1) AS position;

CREATE UNLOGGED TABLE sums AS
SELECT lines.n, sum(price * quantity) AS subtotal FROM lines JOIN goods ON goods.n = lines.product GROUP BY lines.n;
ANALYZE placed, lines, sums, goods, variants;

INSERT INTO orders (id, order_number, customer_id, status, subtotal, total, manufacturer_id, created_at, updated_at)
SELECT placed.id, 'TPT-' || to_char(at AT TIME ZONE 'Europe/Istanbul', 'YY') || '-' || lpad(placed.n::text, greatest(5, length(placed.n::text)), '0'),
  shops.id, status, subtotal, subtotal + 25, CASE WHEN status NOT IN ('pending', 'cancelled') THEN makers.id END, at, at
FROM placed JOIN sums USING (n) JOIN shops ON shops.n = placed.shop
  JOIN makers ON makers.n = placed.n % (SELECT manufacturers FROM size)
ORDER BY placed.n;
SELECT setval('order_numbers', (SELECT orders FROM size));

INSERT INTO order_items (id, order_id, position, product_id, variant_id, product_name, sku, quantity, unit_price, total_price, selected_size, selected_color, shipped, cancelled)
SELECT pg_temp.uuid_of(at), order_id, position, goods.id, variants.id, materials[material] || ' ' || nouns[noun], 'SK-' || lpad(goods.n::text, 6, '0'),
  quantity, price, price * quantity, variants.size, variants.color,
  CASE WHEN status IN ('shipped', 'delivered') THEN quantity ELSE 0 END, CASE status WHEN 'cancelled' THEN quantity ELSE 0 END
FROM texts, lines JOIN placed USING (n, at) JOIN goods ON goods.n = lines.product JOIN variants ON product_id = goods.id AND variants.size = lines.size AND variants.color = lines.color;

INSERT INTO order_status_changes (id, order_id, status, created_at)
SELECT pg_temp.uuid_of(at), placed.id, step, at + place * interval '1 day'
FROM placed, unnest(CASE status
  WHEN 'pending' THEN '{pending}'::text[] WHEN 'confirmed' THEN '{pending,confirmed}' WHEN 'in_production' THEN '{pending,confirmed,in_production}'
  WHEN 'shipped' THEN '{pending,confirmed,in_production,shipped}' WHEN 'cancelled' THEN '{pending,cancelled}'
  ELSE '{pending,confirmed,shipped,delivered}' END) WITH ORDINALITY AS steps (step, place);

-- The events of staff: one for each step beyond the first.
INSERT INTO events (id, created_at, user_id, username, role, action, subject_id, subject, details, address, request_id, status)
SELECT pg_temp.uuid_of(placed.at), placed.at, users.id, 'olcum', 'admin', 'PUT /api/orders/{id}/status', placed.id,
  'TPT-' || placed.n, jsonb_build_object('status', placed.status), '127.0.0.1', 'req-' || placed.n, 200
FROM placed, users WHERE users.username = 'olcum' AND placed.status <> 'pending';

INSERT INTO basket_items (id, basket_id, product_id, variant_id, quantity)
SELECT pg_temp.uuid_of(now()), shops.id, goods.id, variants.id, quantity
FROM (
  SELECT line % shops AS shop, pg_temp.skewed(products) AS product, 1 + pg_temp.skewed(60) AS quantity
  FROM size, generate_series(1, basket_lines) AS line
) AS wishes
  JOIN shops ON shops.n = shop JOIN goods ON goods.n = product JOIN variants ON product_id = goods.id AND size = '28' AND color = 'Black'
ON CONFLICT DO NOTHING;

INSERT INTO bells (customer_id, variant_id) SELECT basket_id, variant_id FROM basket_items ON CONFLICT DO NOTHING;

DROP TABLE placed, lines, sums;
SELECT recount_orders();

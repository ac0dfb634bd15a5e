-- The order of five lines as plain SQL: the same rows locked, read and written, with nothing checked in between.
\set shop random(1, :shops)
\set first random(1, :products - 5)
BEGIN;
SELECT id, is_active FROM bench_shops JOIN customers USING (id) WHERE n = :shop FOR KEY SHARE OF customers;
SELECT products.id, name, price FROM bench_goods JOIN products USING (id) WHERE n BETWEEN :first AND :first + 4 ORDER BY id FOR KEY SHARE OF products;
UPDATE stock_pools SET quantity = greatest(0, quantity - 1) WHERE id IN (
  SELECT stock_pools.id FROM bench_goods JOIN variants ON product_id = bench_goods.id JOIN stock_pools ON stock_pools.product_id = bench_goods.id AND variant_id = variants.id
  WHERE n BETWEEN :first AND :first + 4 AND size = '28' AND color = 'Black' ORDER BY 1 FOR UPDATE OF stock_pools);
INSERT INTO orders (id, order_number, customer_id, subtotal, total)
SELECT gen_random_uuid(), 'PGB-' || nextval('order_numbers'), id, 100, 125 FROM bench_shops WHERE n = :shop RETURNING id AS order \gset
INSERT INTO order_items (id, order_id, position, product_id, variant_id, product_name, quantity, unit_price, total_price)
SELECT gen_random_uuid(), (:order)::uuid, n - :first, product_id, variants.id, 'Keten', 1, 20, 20
FROM bench_goods JOIN variants ON product_id = bench_goods.id WHERE n BETWEEN :first AND :first + 4 AND size = '28' AND color = 'Black';
INSERT INTO order_status_changes (id, order_id, status) VALUES (gen_random_uuid(), (:order)::uuid, 'pending');
DELETE FROM basket_items USING bench_shops, bench_goods JOIN variants ON variants.product_id = bench_goods.id
WHERE basket_id = bench_shops.id AND bench_shops.n = :shop AND variant_id = variants.id AND bench_goods.n BETWEEN :first AND :first + 4
  AND size = '28' AND color = 'Black';
COMMIT;

import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { Order } from '@toptan/contract/orders';
import { admin, unique } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

const sizes = ['S', 'M', 'L', 'XL', '2XL'];

test('an order of 40 lines, of which three products have changed, is in the basket with three presses, one of them for a neighbour of a closed size', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { account, customer } = await staff.createShop();
  const shop = await api(account);
  const products: Product[] = [];
  for (const place of Array(8).keys())
    products.push(
      await staff.createProduct({
        name: `${unique('Ceket')} ${place}`,
        price: '100.00',
        stockQuantity: '',
        sizeSetId: '',
        sizes: JSON.stringify(sizes),
        colors: '["Red"]',
      }),
    );
  const rows = products.flatMap(({ id: productId }) =>
    sizes.map(size => ({
      ref: `${productId} ${size}`,
      productId,
      size,
      color: 'Red',
      quantity: 10,
      mode: 'add',
    })),
  );
  await shop.post('/api/basket/batch', { customerId: customer.id, rows });
  const items = await shop.get<BasketItem[]>('/api/basket');
  const order = await shop.post<Order>('/api/orders', { customerId: customer.id, items });
  const [dearer, ruled, closed] = products as [Product, Product, Product];
  await staff.changeProduct(dearer, { price: '110.00' });
  await staff.post('/api/terms', { kind: 'quantity', productId: ruled.id, multiple: 4 });
  const variants = [{ size: 'M', color: 'Red', isActive: false }];
  await staff.put(`/api/products/${closed.id}/variants`, { variants });

  const page = await visit(`/orders?order=${order.id}`, { as: account });
  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await expect(dialog).toContainText('As before29');
  await expect(dialog).toContainText('39 of 40 items');
  await expect(dialog).toContainText('₺40,000.00');
  // 29 of 10 and 5 at 110 lira are as they were; 5 of 10 come in fours now.
  await expect(dialog).toContainText('₺40,500.00');
  await dialog.getByRole('button', { name: 'L', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add 410 pieces' }).click();

  await expect(page).toHaveURL('/basket');
  const basket = await shop.get<BasketItem[]>('/api/basket');
  expect(basket).toHaveLength(39);
  expect(basket.filter(({ productId }) => productId === ruled.id).map(({ quantity }) => quantity)).toEqual(
    Array(5).fill(12),
  );
  expect(
    basket.find(({ productId, selectedSize }) => productId === closed.id && selectedSize === 'L')?.quantity,
  ).toBe(20);
});

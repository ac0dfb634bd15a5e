import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@toptan/contract/catalog/products';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answers.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPrices } from './bulk-prices.tsx';
import { BulkRule } from './bulk-rule.tsx';

const shirt: Product = {
  ...jeans,
  id: '0193d8c7-e800-72b7-ba77-897737f8cb20',
  name: 'Gömlek',
  price: '99.99',
};
const products = [jeans, shirt];

/** Shows a form whose call is answered, and returns the sent body. */
async function shown(path: string, form: ReactElement) {
  const done = products.map(({ id, name }) => ({ productId: id, productName: name, state: 'done' }));
  const sent = answerCalls({ [`POST /api/${path}`]: { body: done }, 'GET /api/groups': { body: [] } });
  await renderIn('en', form);
  const bodies = () =>
    sent.filter(({ method }) => method === 'POST').map(({ body }): unknown => JSON.parse(String(body)));
  const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return { bodies, apply };
}

it('shows the old and the new price of each product, and sends the prices that were shown', async () => {
  const { bodies, apply } = await shown(
    'products/batch/prices',
    <BulkPrices products={products} onClose={() => {}} />,
  );
  await userEvent.type(screen.getByLabelText(/^Change in per cent/), '-10 %');
  const prices = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(prices).toEqual([
    expect.stringMatching(/465\.00.*418\.50/),
    expect.stringMatching(/99\.99.*89\.99/),
  ]);
  await apply();
  await screen.findByRole('status');
  expect(bodies()).toEqual([
    {
      products: [
        { productId: jeans.id, price: '465.00' },
        { productId: shirt.id, price: '99.99' },
      ],
      change: -1000,
    },
  ]);
});

it.each(['', '0', '-100', 'ten'])('sends no price for %o, and says what is missing', async text => {
  const { bodies, apply } = await shown(
    'products/batch/prices',
    <BulkPrices products={products} onClose={() => {}} />,
  );
  const field = screen.getByLabelText(/^Change in per cent/);
  if (text) await userEvent.type(field, text);
  await apply();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/from -99 to 1,000 other than 0/)).toBeTruthy();
  expect(bodies()).toEqual([]);
});

it('sends the fields that were chosen and no others', async () => {
  const { bodies, apply } = await shown(
    'products/batch/fields',
    <BulkFields products={products} onClose={() => {}} />,
  );
  await apply();
  expect(bodies()).toEqual([]);
  for (const [label, option] of [
    ['Category', 'Bags'],
    ['Gender', 'None'],
  ] as const) {
    await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
    await userEvent.click(screen.getByRole('option', { name: option }));
  }
  await apply();
  await screen.findByRole('status');
  expect(bodies()).toEqual([{ productIds: [jeans.id, shirt.id], category: 'BAGS', genderCategory: null }]);
});

it('sends a rule with the figures that were typed', async () => {
  const { bodies, apply } = await shown('terms/batch', <BulkRule products={products} onClose={() => {}} />);
  await userEvent.type(screen.getByLabelText('At least'), '١٢');
  await userEvent.type(screen.getByLabelText('Multiples of'), '6');
  await apply();
  await screen.findByRole('status');
  const productIds = [jeans.id, shirt.id];
  const rule = { customerId: null, groupId: null, grain: 'cell', min: 12, max: null, multiple: 6 };
  expect(bodies()).toEqual([{ ...rule, productIds }]);
});

it('says at its field what is wrong with a rule', async () => {
  const { bodies, apply } = await shown('terms/batch', <BulkRule products={products} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Customer' }));
  await userEvent.type(screen.getByLabelText('At least'), 'x');
  await apply();
  expect(await screen.findByText('Choose for whom it is')).toBeTruthy();
  expect(screen.getByLabelText('At least').getAttribute('aria-invalid')).toBe('true');
  expect(bodies()).toEqual([]);
  const fields = [{ path: 'max', code: 'invalid', message: '' }];
  const refusal = { code: 'validation_failed', message: '', fields };
  answerCalls({ 'POST /api/terms/batch': { status: 400, body: refusal } });
  await userEvent.click(screen.getByRole('radio', { name: 'Everyone' }));
  await userEvent.clear(screen.getByLabelText('At least'));
  await apply();
  expect(await screen.findByText('The maximum is below the minimum')).toBeTruthy();
  expect(screen.queryByText(/Nothing was changed/)).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { jeans } from '../testing/jeans.ts';
import { renderIn } from '../testing/render.tsx';
import { ProductRules } from './product-rules.tsx';
import { useProductRules } from './product-rules-api.ts';

function Form() {
  return <ProductRules rules={useProductRules(jeans.id)} isStockOnly={false} />;
}

it('takes nothing before the rules that are stored are there', async () => {
  let arrive = () => {};
  const loaded = new Promise<void>(resolve => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await loaded;
    return Response.json([]);
  });
  await renderIn('en', <Form />);
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  arrive();
  expect(await screen.findByRole('textbox', { name: 'Everyone: At least' })).toBeTruthy();
});

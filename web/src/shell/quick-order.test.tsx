import { screen } from '@testing-library/react';
import type { BasketQuote } from '@toptan/contract/basket';
import { expect, it } from 'vitest';
import { basketLine, basketOf } from '../testing/basket.ts';
import { renderAt } from '../testing/render-at.tsx';
import { QuickOrder } from './quick-order.tsx';

async function show(basket: BasketQuote | undefined): Promise<HTMLElement> {
  await renderAt({ '/catalog': () => <QuickOrder basket={basket} /> });
  return screen.findByRole('link', { name: /^Quick order/ });
}

it.each([
  ['an empty basket', basketOf([])],
  ['a basket that is not known yet', undefined],
])('shows no figures of %s', async (_, basket) => {
  const link = await show(basket);
  expect(link.textContent).toBe('Quick order');
  expect(link.dataset['small']).toBe('true');
});

it('shows the items of a basket and their sum', async () => {
  const link = await show(basketOf([basketLine({ totalPrice: '200.00' })]));
  expect(link.textContent).toContain('1 item');
  expect(link.textContent).toContain('₺200.00');
});

import { screen } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { QuickOrder } from './quick-order.tsx';

async function show(lines: readonly BasketItem[] | undefined): Promise<HTMLElement> {
  await renderAt({ '/catalog': () => <QuickOrder lines={lines} /> });
  return screen.findByRole('link', { name: /^Quick order/ });
}

it.each([
  ['an empty basket', []],
  ['a basket that is not known yet', undefined],
])('shows no figures of %s', async (_, lines) => {
  const link = await show(lines);
  expect(link.textContent).toBe('Quick order');
  expect(link.dataset['small']).toBe('true');
});

it('shows the items of a basket and their sum', async () => {
  const link = await show([{ totalPrice: '200.00' } as BasketItem]);
  expect(link.textContent).toContain('1 item');
  expect(link.textContent).toContain('₺200.00');
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { BasketItem } from '@toptan/contract/basket';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { basketOf, buyerSession, changedTo } from '../testing/basket.ts';
import { renderAt } from '../testing/render-at.tsx';
import { TooltipProvider } from '../ui/button/tooltip.tsx';
import { useBasket } from './api.ts';
import { BasketGroup } from './basket-group.tsx';
import { groupLines } from './group-lines.ts';
import { basketKey } from './shown-basket.ts';

const lineOf = (name: string, second: number): BasketItem => ({
  id: `line-of-${name}`,
  customerId: 'c',
  productId: name,
  quantity: 8,
  selectedSize: '30',
  selectedColor: null,
  basketPackId: null,
  packId: null,
  packs: null,
  pack: null,
  createdAt: `2026-11-25T10:00:0${second}.000001Z`,
  fromStock: 8,
  totalPrice: '80.00',
  product: {
    id: name,
    name,
    sku: null,
    price: '10.00',
    imageUrl: null,
    category: null,
    translations: {},
    isAvailable: true,
  },
});

function Groups() {
  const { data = [] } = useBasket();
  return (
    <TooltipProvider>
      {groupLines(data).map(group => (
        <BasketGroup key={group.product.id} {...group} />
      ))}
    </TooltipProvider>
  );
}

const shown = () => screen.getAllByRole('article').map(article => article.getAttribute('aria-label'));

afterEach(() => {
  queryClient.clear();
});

it('comes back at its old place by an undo, scrolled to and focused', async () => {
  const lines = ['Coat', 'Jeans', 'Shirt'].map(lineOf);
  const sent = answerCalls({
    'DELETE /api/basket/line-of-Coat?quote=true': changedTo(lines.slice(1)),
    'POST /api/basket?quote=true': changedTo(lines, lines[0]),
  });
  rememberSession(buyerSession());
  queryClient.setQueryData(basketKey(), basketOf(lines));
  Element.prototype.scrollIntoView = vi.fn();
  await renderAt(Groups, { client: queryClient });
  await screen.findByRole('article', { name: 'Coat' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Coat, 30' }));
  await waitFor(() => expect(shown()).toEqual(['Jeans', 'Shirt']));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(['Coat', 'Jeans', 'Shirt']));
  const coat = screen.getByRole('article', { name: 'Coat' });
  await waitFor(() => expect(document.activeElement).toBe(coat));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await waitFor(() => {
    const added = sent.find(({ method }) => method === 'POST');
    expect(JSON.parse(String(added?.body))).toMatchObject({ addedAt: lines[0]?.createdAt });
  });
});

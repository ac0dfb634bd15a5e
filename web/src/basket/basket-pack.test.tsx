import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BasketItem } from '@toptan/contract/basket';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useLiveStore } from '../api/live-store.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { basketLine, basketOf, buyerSession, changedTo, seriesPack } from '../testing/basket.ts';
import { renderIn } from '../testing/render.tsx';
import { useBasket } from './api.ts';
import { BasketPackRow } from './basket-pack.tsx';
import { packsIn } from './packs-api.ts';
import { basketKey } from './shown-basket.ts';
import { forgetChanges, readWaiting } from './waiting-changes.ts';

const userId = '0190d3a0-0000-7000-8000-000000000001';
const lines = (packs: number): BasketItem[] =>
  [1, 2].map(ratio =>
    basketLine({
      id: `line-${ratio}`,
      quantity: ratio * packs,
      selectedSize: `3${ratio}`,
      basketPackId: 'b',
      packId: 'k',
      packs,
      pack: seriesPack,
      fromStock: ratio * packs,
      totalPrice: `${10 * ratio * packs}.00`,
      ...(ratio === 2 && {
        problems: [
          { grain: 'product', code: 'too_small', limit: 12, pieces: 3 * packs, below: null, above: null },
        ],
      }),
    }),
  );

function Rows() {
  const { data = [] } = useBasket();
  return packsIn(data).map(held => <BasketPackRow key={held.pack.id} basketPack={held} />);
}

const show = async (packs: number) => {
  queryClient.setQueryData(basketKey(), basketOf(lines(packs)));
  await renderIn(
    'en',
    <QueryClientProvider client={queryClient}>
      <Rows />
    </QueryClientProvider>,
  );
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Packs of Kot, Blue' });
};

beforeEach(() => {
  localStorage.clear();
  rememberSession(buyerSession(userId));
  useLiveStore.setState({ connection: 'open' });
});
afterEach(() => {
  forgetChanges(userId);
  queryClient.clear();
});

it('shows a rule of the product that stands at any line of the pack', async () => {
  answerCalls({});
  await show(2);
  screen.getByText('All of this product. At least 12: 6 short');
});

it('ties what is wrong with a figure to its field, and names the goods whose sizes a button shows', async () => {
  answerCalls({});
  const field = await show(2);
  expect(field.getAttribute('aria-describedby')).toBeNull();
  screen.getByRole('button', { name: /Kot, Blue$/, expanded: false });
  await userEvent.clear(field);
  await userEvent.type(field, '8abc');
  const problem = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(screen.getByRole('alert').contains(problem)).toBe(true);
  expect(problem?.textContent).not.toBe('');
});

it('keeps what is typed while an earlier number is saved, and for the next page', async () => {
  let answer: (answer: Answer) => void = () => {};
  const answered = new Promise<Answer>(resolve => {
    answer = resolve;
  });
  answerCalls({ 'POST /api/basket/batch?quote=true': answered });
  const field = await show(2);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  await user.clear(field);
  await user.type(field, '12');
  answer(changedTo(lines(3), { applied: true, results: [] }));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(field.value).toBe('12');

  window.dispatchEvent(new Event('pagehide'));
  expect(readWaiting(userId).changes).toMatchObject([{ body: { rows: [{ packId: 'k', quantity: 12 }] } }]);
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rememberSession } from '../session/session-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { basketOf, buyerSession, readBasket } from '../testing/basket.ts';
import { renderIn } from '../testing/render.tsx';
import { BasketCard } from './basket-card.tsx';

beforeEach(() => rememberSession(buyerSession()));

it('keeps its place while the basket loads, and when it is empty', async () => {
  answerCalls({ [readBasket]: { body: basketOf([]) } });
  const { container } = await renderIn('en', <BasketCard />);
  expect(container.querySelector('.basket-card [aria-busy]')).not.toBeNull();
  expect(await screen.findByText('Your basket is empty')).toBeTruthy();
});

it('offers to try again when the basket could not be loaded', async () => {
  answerCalls({ [readBasket]: { status: 500, body: { code: 'internal', message: 'broken' } } });
  await renderIn('en', <BasketCard />);
  expect((await screen.findByRole('alert')).textContent).toContain('The basket could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

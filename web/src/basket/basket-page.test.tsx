import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { currentToasts, toast } from '../ui/feedback/toast-store.ts';
import { BasketPage } from './basket-page.tsx';

it.each([
  ['leads here', false, { to: '/basket' }],
  ['undoes something', true, {}],
])('finds a toast that %s: does it stay? %s', async (_, stays, leading) => {
  answerCalls({});
  toast({ title: 'Added', action: { label: 'View', onSelect: vi.fn(), ...leading } });
  await renderAt({ '/basket': () => <BasketPage Desk={() => null} /> });
  await screen.findByRole('heading', { level: 1 });
  expect(currentToasts().some(({ open }) => open)).toBe(stays);
});

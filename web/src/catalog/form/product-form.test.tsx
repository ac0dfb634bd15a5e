import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Answer, answerCalls } from '../../testing/answers.ts';
import { jeans } from '../../testing/jeans.ts';
import { ProductForm } from './product-form.tsx';

afterEach(() => queryClient.clear());

const product = { ...jeans, imageUrl: '/images/a/480.webp', sizes: ['30'], colors: [] };
const at = `/api/products/${jeans.id}`;
const cell = { size: '30', color: null };
const variant = { id: 'v', ...cell, sku: null, codes: [], isActive: true, offered: true };
const fields = [{ path: 'variants.0.sku', code: 'taken' }];
const refusal: Answer = { status: 409, body: { code: 'taken', message: 'taken', fields } };

/** Opens the form of a product and types a SKU, which is refused. */
async function start(refused: Answer | Promise<Answer> = refusal) {
  const sent = answerCalls({
    [`GET ${at}/variants`]: { body: [variant] },
    [`PUT ${at}`]: { body: product },
    [`PUT ${at}/variants`]: refused,
  });
  await startI18n('en');
  const form = () => <ProductForm product={product} onClose={vi.fn()} onSaved={vi.fn()} />;
  const router = createRouter({
    routeTree: createRootRoute({ component: form }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const sku = await screen.findByLabelText('SKU of 30');
  fireEvent.change(sku, { target: { value: 'X' } });
  const save = screen.getByText('Save changes');
  return {
    sku,
    save,
    /** What was saved, in its order. */
    puts: () => sent.filter(({ method }) => method === 'PUT').map(({ address }) => address.slice(at.length)),
    isSaved: () => waitFor(() => expect(save.closest('button')?.className).not.toContain('btn-busy')),
  };
}

it('takes the cover away once, though a SKU is refused and saved again', async () => {
  const { save, puts, isSaved } = await start();
  fireEvent.click(screen.getByText('Remove picture'));
  fireEvent.click(save);
  await waitFor(() => expect(puts()).toEqual(['', '/variants']));
  await isSaved();
  fireEvent.click(save);
  await waitFor(() => expect(puts()).toEqual(['', '/variants', '/variants']));
}, 20_000);

it('shows what is refused after somebody pressed Cancel', async () => {
  let refuse: (answer: Answer) => void = () => {};
  const refused = new Promise<Answer>(resolve => {
    refuse = resolve;
  });
  const { sku, save, puts, isSaved } = await start(refused);
  fireEvent.click(save);
  await waitFor(() => expect(puts()).toEqual(['/variants']));
  fireEvent.click(screen.getByText('Cancel'));
  refuse(refusal);
  await isSaved();
  expect(sku.getAttribute('aria-invalid')).toBe('true');
}, 20_000);

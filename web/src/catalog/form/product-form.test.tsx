import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { type Answer, answerCalls } from '../../testing/answers.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderAt } from '../../testing/render-at.tsx';
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
    [`PUT ${at}/whole`]: refused,
  });
  const form = () => <ProductForm product={product} onClose={vi.fn()} onSaved={vi.fn()} />;
  await renderAt(form, { client: queryClient });
  const sku = await screen.findByLabelText('SKU of 30');
  fireEvent.change(sku, { target: { value: 'X' } });
  const save = screen.getByText('Save changes');
  return {
    sku,
    save,
    /** The bodies of the calls, in their order. */
    puts: () =>
      sent.filter(({ method }) => method === 'PUT').map(({ body }) => Object.fromEntries(body as FormData)),
    isSaved: () => waitFor(() => expect(save.closest('button')?.className).not.toContain('btn-busy')),
  };
}

it('sends everything in one call, and once more where a SKU was refused', async () => {
  const { save, puts, isSaved } = await start();
  fireEvent.click(screen.getByText('Remove picture'));
  const whole = { removeImage: 'true', variants: JSON.stringify([{ ...cell, sku: 'X' }]) };
  fireEvent.click(save);
  await waitFor(() => expect(puts()).toMatchObject([whole]));
  await isSaved();
  fireEvent.click(save);
  await waitFor(() => expect(puts()).toMatchObject([whole, whole]));
});

it('refuses an empty price in one sentence, and sends nothing', async () => {
  const { save, puts } = await start();
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '' } });
  fireEvent.click(save);
  await screen.findAllByText('Name and price are required');
  expect(puts()).toEqual([]);
});

it('says what somebody else has made of a field and a SKU, by whom and when, and saves over it then', async () => {
  const by = { by: 'zeynep', at: '2026-11-27T09:05:00.000Z' };
  const changed = (path: string, current: unknown) => ({
    path,
    code: 'changed',
    message: 'changed',
    current: JSON.stringify(current),
    ...by,
  });
  const { save, puts, isSaved } = await start({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      message: 'changed',
      fields: [changed('name', 'Jean'), changed('variants.0.sku', 'Z')],
    },
  });
  fireEvent.click(save);
  await isSaved();
  const notice = await screen.findByText(
    /SKU of 30 is now “.?Z.?” \(.?zeynep.?, 27\/11\/2026 12:05\), here “.?X/,
  );
  expect(notice.textContent).toMatch(/Product name is now “.?Jean/);
  fireEvent.click(save);
  await waitFor(() => expect(puts()).toHaveLength(2));
  const known = (body: unknown) => JSON.parse((body as { known: string }).known);
  expect(puts().map(body => known(body).variants)).toMatchObject([[{ sku: null }], [{ sku: 'Z' }]]);
  expect(known(puts()[1]).name).toBe('Jean');
});

it('shows what is refused after somebody pressed Cancel', async () => {
  let refuse: (answer: Answer) => void = () => {};
  const refused = new Promise<Answer>(resolve => {
    refuse = resolve;
  });
  const { sku, save, puts, isSaved } = await start(refused);
  fireEvent.click(save);
  await waitFor(() => expect(puts()).toHaveLength(1));
  fireEvent.click(screen.getByText('Cancel'));
  refuse(refusal);
  await isSaved();
  expect(sku.getAttribute('aria-invalid')).toBe('true');
});

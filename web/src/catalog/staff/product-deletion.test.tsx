import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { currentToasts } from '../../ui/feedback/toast-store.ts';
import { ProductDeletion } from './product-deletion.tsx';

const product = (id: string, name: string) => ({ ...jeans, id, name, sku: `SKU-${id}` });

/** Answers DELETE by id, and remembers every call with its products. */
function answering(refusals: Record<string, string>, message?: string) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const id = address.split('/').at(-1) ?? '';
    calls.push([method, id, ...(body ? JSON.parse(String(body)).productIds : [])].join(' '));
    const code = method === 'DELETE' ? refusals[id] : undefined;
    if (code) return Response.json({ code, message: message ?? code }, { status: 409 });
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json([]);
  });
  return calls;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('offers to deactivate a product that order history keeps, in the same dialog', async () => {
  const calls = answering({ a: 'product_in_order_history' });
  const onOpenChange = vi.fn();
  await renderIn(
    'en',
    <ProductDeletion products={[product('a', 'Jean')]} open onOpenChange={onOpenChange} />,
  );
  await press('Delete');
  expect(
    await screen.findByText('This product cannot be deleted because it exists in order history'),
  ).toBeTruthy();
  expect(onOpenChange).not.toHaveBeenCalled();
  await press('Deactivate');
  await vi.waitFor(() => expect(calls).toEqual(['DELETE a', 'POST fields a']));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

it('goes by the message of a refusal that names order history, whatever its code', async () => {
  answering({ a: 'conflict' }, 'Still named by order history of 2024');
  await renderIn('en', <ProductDeletion products={[product('a', 'Jean')]} open onOpenChange={vi.fn()} />);
  await press('Delete');
  await screen.findByText('This product cannot be deleted because it exists in order history');
  await screen.findByRole('button', { name: 'Deactivate' });
});

it('shows after any other refusal that the product could not be deleted, and why', async () => {
  answering({ a: 'conflict' });
  await renderIn('en', <ProductDeletion products={[product('a', 'Jean')]} open onOpenChange={vi.fn()} />);
  await press('Delete');
  await vi.waitFor(() =>
    expect(currentToasts()[0]?.description).toMatch(/^Failed to delete product: Somebody else changed this/),
  );
});

it('deletes by parallel calls, names what stayed, and deactivates only that', async () => {
  const calls = answering({ b: 'product_in_order_history', c: 'product_in_basket' });
  const products = [product('a', 'Jean'), product('b', 'Kazak'), product('c', 'Bot')];
  await renderIn('en', <ProductDeletion products={products} open onOpenChange={vi.fn()} />);
  await press('Delete');
  expect(await screen.findByRole('alertdialog', { name: 'Failed to delete products' })).toBeTruthy();
  expect(screen.queryByText('Jean')).toBeNull();
  expect(screen.getByText('Kazak')).toBeTruthy();
  await press('Deactivate');
  await vi.waitFor(() => expect(calls.slice(3)).toEqual(['POST fields b c']));
});

it('takes a product that somebody else has deleted for deleted', async () => {
  answering({ a: 'not_found' });
  const onOpenChange = vi.fn();
  await renderIn(
    'tr',
    <ProductDeletion products={[product('a', 'Jean')]} open onOpenChange={onOpenChange} />,
  );
  await press('Sil');
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

it('shows that products are gone even when the page was left meanwhile', async () => {
  answering({});
  const view = await renderIn(
    'tr',
    <ProductDeletion products={[product('a', 'Jean')]} open onOpenChange={vi.fn()} />,
  );
  await press('Sil');
  view.unmount();
  await vi.waitFor(() => expect(currentToasts()[0]).toMatchObject({ description: '1 ürün silindi' }));
});

it('gives Cancel the focus again when it offers another action', async () => {
  answering({ a: 'product_in_order_history' });
  await renderIn('en', <ProductDeletion products={[product('a', 'Jean')]} open onOpenChange={vi.fn()} />);
  await press('Delete');
  await screen.findByRole('button', { name: 'Deactivate' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

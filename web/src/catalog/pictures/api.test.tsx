import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ProductPicture } from '@toptan/contract/catalog/products';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { usePictures } from './api.ts';

afterEach(() => queryClient.clear());

const picture = (id: string): ProductPicture => ({ id, imageUrl: `/images/${id}/480.webp`, color: null });
const order = (ids: string) => [...ids].map(picture);
const written = (pictures: readonly { id: string }[] | undefined) => pictures?.map(({ id }) => id).join('');

it('shows a change that waits for an earlier one after that one is saved, too', async () => {
  await startI18n('en');
  let stored = order('abc');
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      await new Promise<void>(resolve => held.push(resolve));
      stored = order(written(JSON.parse(String(body)).pictures) ?? '');
    }
    return Response.json(stored);
  });
  const { result } = renderHook(() => usePictures('p'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  const shown = () => written(result.current.pictures);
  await waitFor(() => expect(shown()).toBe('abc'));
  result.current.change(order('bac'));
  await waitFor(() => expect(held).toHaveLength(1));
  result.current.change(order('bca'));
  await waitFor(() => expect(shown()).toBe('bca'));
  held[0]?.();
  await waitFor(() => expect(held).toHaveLength(2));
  expect(shown()).toBe('bca');
  held[1]?.();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(shown()).toBe('bca');
});

import { act, renderHook } from '@testing-library/react';
import type { StrangerProduct } from '@toptan/contract/sharing';
import { expect, it, vi } from 'vitest';

const shirt = { id: 'a', sku: 'TS-1', name: 'Shirt', translations: {} } as StrangerProduct;

/** The hook as a page that has just been loaded has it. */
async function openPage(place: string) {
  vi.resetModules();
  const { useAsked } = await import('./ask-api.ts');
  return renderHook(() => useAsked(place)).result;
}

it('keeps the models that are asked about when the page is loaded again, each link its own', async () => {
  const page = await openPage('link');
  act(() => page.current.toggle(shirt));
  const again = await openPage('link');
  expect([...again.current.asked.keys()]).toEqual(['a']);
  expect((await openPage('other')).current.asked.size).toBe(0);
  act(() => again.current.toggle(shirt));
  expect((await openPage('link')).current.asked.size).toBe(0);
});

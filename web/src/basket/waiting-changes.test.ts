import type { BasketItem } from '@toptan/contract/basket';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  dropChange,
  forgetChanges,
  keepChange,
  readWaiting,
  useWaiting,
  type WaitingChange,
  watchWaiting,
} from './waiting-changes.ts';

const atlas = '0190d3a0-0000-7000-8000-000000000001';
const lale = '0190d3a0-0000-7000-8000-000000000002';
const id = '0190d3a0-0000-7000-8000-0000000000aa';

const keyOf = (number: number) => String(number).padStart(32, '0');
const quantity = (number: number, pieces: number, line = id): WaitingChange => ({
  type: 'quantity',
  key: keyOf(number),
  product: 'Keten gömlek',
  params: { id: line },
  body: { quantity: pieces },
});
const addition: WaitingChange = {
  type: 'add',
  key: keyOf(9),
  product: 'Keten gömlek',
  body: { customerId: lale, productId: id, quantity: 12, selectedSize: '30', selectedColor: null },
};
const line: BasketItem = {
  id: 'on-the-way,1',
  customerId: lale,
  productId: id,
  quantity: 12,
  selectedSize: '30',
  selectedColor: null,
  basketPackId: null,
  packId: null,
  packs: null,
  pack: null,
  createdAt: '',
  fromStock: 12,
  totalPrice: '2998.80',
  product: {
    id,
    name: 'Keten gömlek',
    translations: {},
    sku: null,
    price: '249.90',
    imageUrl: null,
    category: null,
    isAvailable: true,
  },
};

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  stop = watchWaiting(atlas);
});
afterEach(() => stop());

describe('changes that wait', () => {
  it('are not shown to who has signed in when one of them is answered', () => {
    keepChange(lale, quantity(1, 2), [line]);
    keepChange(lale, addition, [line]);
    dropChange(lale, quantity(1, 2));
    expect(useWaiting.getState()).toEqual({ userId: atlas, changes: [] });
    expect(readWaiting(lale).changes).toEqual([addition]);
  });

  it('come back as they were stored, with the basket that was shown', () => {
    keepChange(atlas, addition, [line]);
    expect(readWaiting(atlas)).toEqual({ changes: [addition], basket: [line] });
    expect(useWaiting.getState().changes).toEqual([addition]);
  });

  it('of one account are not those of another', () => {
    keepChange(atlas, addition, []);
    expect(readWaiting(lale).changes).toEqual([]);
  });

  it('to the pieces of one line are one change, the last', () => {
    for (const pieces of [3, 4, 5]) keepChange(atlas, quantity(pieces, pieces), []);
    expect(readWaiting(atlas).changes).toEqual([quantity(5, 5)]);
  });

  it('keep their order where another one lies between', () => {
    keepChange(atlas, quantity(1, 3), []);
    keepChange(atlas, addition, []);
    keepChange(atlas, quantity(2, 20), []);
    expect(readWaiting(atlas).changes.map(({ key }) => key)).toEqual([keyOf(1), keyOf(9), keyOf(2)]);
  });

  it('leave nothing in the storage once they are answered', () => {
    keepChange(atlas, addition, [line]);
    dropChange(atlas, addition);
    expect(localStorage.length).toBe(0);
    expect(useWaiting.getState().changes).toEqual([]);
  });

  it('are forgotten with the account', () => {
    keepChange(atlas, addition, [line]);
    forgetChanges(atlas);
    expect(localStorage.length).toBe(0);
  });

  it('that another window keeps show here, too', () => {
    localStorage.setItem(`waiting-changes:${atlas}`, JSON.stringify({ changes: [addition], basket: [] }));
    window.dispatchEvent(new StorageEvent('storage', { key: `waiting-changes:${atlas}` }));
    expect(useWaiting.getState().changes).toEqual([addition]);
  });
});

describe('what cannot have been stored', () => {
  it.each([
    '{',
    'null',
    '[]',
    '"atlas"',
    '{"changes":5}',
    '{"changes":[5,{"type":"buy"},{"type":"add","key":"x"}]}',
    JSON.stringify({ changes: [{ ...quantity(1, 3), body: { quantity: -1 } }], basket: [] }),
    JSON.stringify({ changes: [{ ...addition, price: '0.01' }], basket: [] }),
  ])('is passed over: %s', content => {
    localStorage.setItem(`waiting-changes:${atlas}`, content);
    expect(readWaiting(atlas).changes).toEqual([]);
  });

  it('does not take what is beside it along', () => {
    const content = { changes: [{ type: 'buy' }, addition], basket: [{ price: 'free' }] };
    localStorage.setItem(`waiting-changes:${atlas}`, JSON.stringify(content));
    expect(readWaiting(atlas)).toEqual({ changes: [addition], basket: [] });
  });
});

import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { describe, expect, it } from 'vitest';
import { jeans } from '../../testing/jeans.ts';
import { choiceProblem, coveredPieces, stockFor } from './picker-choice.ts';

const product: Product = {
  ...jeans,
  sizes: ['28', '30'],
  colors: ['Black'],
  stockQuantity: 30,
  stockPools: [{ size: null, color: null, quantity: 30 }],
};

const byVariant: Product = {
  ...product,
  stockPools: [
    { size: '28', color: 'Black', quantity: 4 },
    { size: '30', color: 'Black', quantity: 10 },
  ],
};

function line(size: string, fromStock: number): BasketItem {
  return {
    id: '01900000-0000-7000-8000-000000000002',
    customerId: '01900000-0000-7000-8000-000000000003',
    productId: product.id,
    quantity: 12,
    selectedSize: size,
    selectedColor: 'Black',
    basketPackId: null,
    packId: null,
    packs: null,
    pack: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    fromStock,
    totalPrice: '0.00',
    product: { ...product, isAvailable: true },
  };
}

const wish = (size: string, quantity: number) => ({ size, colour: 'Black', quantity });

describe('what is missing', () => {
  it('is a size, a colour or a quantity, as the product is offered', () => {
    expect(choiceProblem(product, [wish('', 12)])).toBe('sizeRequired');
    expect(choiceProblem(product, [{ size: '28', colour: '', quantity: 12 }])).toBe('colourRequired');
    expect(choiceProblem(product, [wish('28', 0)])).toBe('quantityRequired');
    expect(choiceProblem(product, [wish('28', 12)])).toBeNull();
    expect(
      choiceProblem({ ...product, sizes: [], colors: [] }, [{ size: '', colour: '', quantity: 1 }]),
    ).toBeNull();
  });

  it('is a quantity while no size of a run has a figure', () => {
    expect(choiceProblem(product, [])).toBe('quantityRequired');
  });
});

describe('stock', () => {
  it('is what the pool has beyond the lines of the basket', () => {
    expect(stockFor(product, { size: '28', colour: 'Black' }, [line('30', 12)])).toBe(18);
    expect(stockFor(byVariant, { size: '30', colour: 'Black' }, [line('28', 4)])).toBe(10);
    expect(stockFor(byVariant, { size: '28', colour: 'Black' }, [line('28', 4)])).toBe(0);
    expect(stockFor({ ...product, stockPools: [] }, { size: '28', colour: 'Black' }, [])).toBe(0);
  });

  it('is shared by the sizes of a run, first come, first served', () => {
    expect(coveredPieces(product, [wish('28', 24), wish('30', 24)], [])).toBe(30);
    expect(coveredPieces(product, [wish('28', 24), wish('30', 24)], [line('28', 12)])).toBe(18);
    expect(coveredPieces(byVariant, [wish('28', 6), wish('30', 6)], [])).toBe(10);
  });
});

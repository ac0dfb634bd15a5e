import { fireEvent, screen } from '@testing-library/react';
import type { Product } from '@toptan/contract/catalog/products';
import type { ProductRule } from '@toptan/contract/terms';
import { expect, it } from 'vitest';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { cellKey } from '../pools.ts';
import { MatrixRules } from './matrix-rules.tsx';
import { stepOf } from './product-rules.ts';
import { useMatrix } from './use-matrix.ts';
import { usePackDraft } from './use-pack-draft.ts';

const rule: ProductRule = { grain: 'cell', min: 12, max: null, multiple: 6 };
const key = cellKey({ size: '30', color: 'Blue' });

function Cell({ product, pieces, rules }: { product: Product; pieces: number; rules: ProductRule[] }) {
  const matrix = useMatrix(product, [], rules);
  return (
    <>
      <button type="button" onClick={() => matrix.change({ [key]: pieces })}>
        type
      </button>
      <output>{matrix.pieces[key]}</output>
      <MatrixRules matrix={matrix} lines={[]} nameOf={({ color, size }) => `${color}, ${size}`} />
    </>
  );
}

async function type(pieces: number, rules: ProductRule[], product: Product = jeans) {
  await renderIn('en', <Cell {...{ product, pieces, rules }} />);
  fireEvent.click(screen.getByRole('button', { name: 'type' }));
}

const notes = () => [...document.querySelectorAll('.basket-rule span')].map(note => note.textContent);

it('says what a cell misses while it is typed, and makes it right', async () => {
  await type(8, [rule]);
  expect(notes()).toEqual(['Blue, 30: At least 12: 4 short']);
  fireEvent.click(screen.getByRole('button', { name: 'Make it 12' }));
  expect(screen.getByText('12', { selector: 'output' })).toBeTruthy();
  expect(notes()).toEqual([]);
});

it('counts a color and the product together', async () => {
  await type(12, [rule, { grain: 'color', min: 24, max: null, multiple: null }]);
  expect(notes()).toEqual(['Blue in all sizes. At least 24: 12 short']);
});

it('holds nobody to a minimum who takes the last pieces', async () => {
  const stockPools = [{ size: '30', color: 'Blue', quantity: 8 }];
  await type(8, [rule], { ...jeans, supply: 'stock_only', stockQuantity: 8, stockPools });
  expect(notes()).toEqual([]);
});

const lines = [
  { size: '30', color: null, ratio: 2 },
  { size: '32', color: null, ratio: 4 },
];
const pack = { id: 'p', name: null, unit: 'series' as const, mixed: false, pieces: 6, lines };
const packed: Product = { ...jeans, sells: 'packs', packs: [pack] };

function Packs() {
  const draft = usePackDraft(packed, [], [rule]);
  const [row] = draft.rows;
  const broken = row && draft.ruleOf(row);
  return (
    <button type="button" onClick={() => row && draft.type(row.key, { packs: 1 })}>
      {broken ? `${broken.size} ${broken.problem.limit} ${broken.repairs.join()}` : 'right'}
    </button>
  );
}

it('says what the pieces of packs miss, with the packs that come to it', async () => {
  await renderIn('en', <Packs />);
  const button = screen.getByRole('button', { name: 'right' });
  fireEvent.click(button);
  expect(button.textContent).toBe('30 12 6');
});

it('counts by the multiple of a size and color, and of a color where there is one size', () => {
  const ofGrain = (grain: 'cell' | 'color' | 'product', multiple: number | null) => ({
    grain,
    min: null,
    max: null,
    multiple,
  });
  const rules = [ofGrain('color', 12), ofGrain('product', 50)];
  expect([stepOf([]), stepOf(rules), stepOf(rules, true)]).toEqual([1, 12, 1]);
  expect(stepOf([...rules, ofGrain('cell', 4)], true)).toBe(4);
});

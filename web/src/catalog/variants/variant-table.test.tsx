import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Variant } from '@toptan/contract/catalog/variants';
import { saveProduct } from '@toptan/contract/catalog/whole-product';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { productValues } from '../form/product-values.ts';
import { useVariantEdits } from './use-variant-edits.ts';
import { VariantTable } from './variant-table.tsx';

const stored: Variant[] = ['30', '32'].flatMap(size =>
  ['Blue', 'Black'].map(color => ({
    id: `${size} ${color}`,
    size,
    color,
    sku: size === '30' ? `PT-${color}-30` : null,
    codes: [],
    isActive: true,
    offered: true,
  })),
);

/** Answers with the stored variants, and refuses changes with these fields; remembers the calls. */
function answering(fields: object[] = []) {
  const bodies: { variants: object[] }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json(stored);
    bodies.push({ variants: JSON.parse(String((body as FormData).get('variants'))) });
    const refusal = { code: 'taken', message: 'taken', fields };
    return fields.length > 0 ? Response.json(refusal, { status: 409 }) : Response.json(stored);
  });
  return bodies;
}

function Form({ product = jeans }) {
  const variants = useVariantEdits(product, productValues(product));
  const [failed, setFailed] = useState(false);
  const save = () => {
    const { change, known } = variants.part();
    const input = { params: { id: product.id }, body: { ...change, known } };
    call(saveProduct, input).catch(error => setFailed(!variants.place(error)));
  };
  return (
    <form onSubmit={event => event.preventDefault()}>
      <VariantTable variants={variants} model="PT-2604" stock={undefined} />
      <button type="button" onClick={save}>
        Save
      </button>
      {failed && 'somewhere else'}
      <p>{variants.faults} wrong</p>
    </form>
  );
}

const codes = (of: string) => screen.findByRole('textbox', { name: `Barcode of ${of}` });
const sku = (of: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `SKU of ${of}` });
const save = () => screen.getByRole('button', { name: 'Save' });

async function start() {
  const user = userEvent.setup();
  await renderIn('en', <Form />);
  await vi.waitFor(async () => expect((await sku('Blue, 30')).value).toBe('PT-Blue-30'));
  return user;
}

it('saves what was touched alone, and closes a color at once', async () => {
  const bodies = answering();
  const user = await start();
  await user.type(await codes('Black, 32'), '869 0123 45036 7');
  await user.click(screen.getByRole('checkbox', { name: 'Blue is for sale' }));
  await user.click(save());
  await vi.waitFor(() =>
    expect(bodies).toEqual([
      {
        variants: [
          { size: '30', color: 'Blue', isActive: false },
          { size: '32', color: 'Blue', isActive: false },
          { size: '32', color: 'Black', codes: ['8690123450367'] },
        ],
      },
    ]),
  );
});

it('says at the cell what has the barcode, and moves it at a press', async () => {
  const holder = { productId: 'x', productName: 'Kot 501', size: '30', color: 'Black', isActive: false };
  const bodies = answering([{ path: 'variants.0.codes.0', code: 'taken', message: 'taken', holder }]);
  const user = await start();
  await user.type(await codes('Blue, 32'), '96385074');
  await user.click(save());
  const words = await screen.findByText(/On .*Kot 501.*Black.*30.*inactive/);
  expect((await codes('Blue, 32')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('1 wrong')).toBeTruthy();
  await user.click(within(words).getByRole('button', { name: 'Move it here' }));
  expect(screen.getByText('0 wrong')).toBeTruthy();
  expect(screen.getByText('moves here when saved')).toBeTruthy();
  await user.click(save());
  await vi.waitFor(() =>
    expect(bodies.at(-1)?.variants).toMatchObject([{ codes: ['96385074'], move: true }]),
  );
});

it('describes a field by its note, also of a color of two words', async () => {
  answering();
  await renderIn('en', <Form product={{ ...jeans, colors: ['Navy Blue'] }} />);
  const field = await codes('Navy Blue, 30');
  await userEvent.type(field, '123');
  await userEvent.tab();
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('A barcode has 8, 12, 13 or 14 digits');
  expect(field.getAttribute('aria-describedby')).not.toContain(' ');
});

it('says that a pack has the barcode, also one of this product', async () => {
  const pack = { unit: 'carton', pieces: 12 };
  const holder = {
    productId: jeans.id,
    productName: 'Jean',
    size: null,
    color: null,
    pack,
    isActive: true,
  };
  answering([{ path: 'variants.0.codes.0', code: 'taken', message: 'taken', holder }]);
  const user = userEvent.setup();
  await renderIn('en', <Form product={{ ...jeans, sizes: [], colors: [] }} />);
  await user.type(await codes('One size'), '96385074');
  await user.click(save());
  const words = await screen.findByText(/On .*Jean.*carton of 12/);
  expect(within(words).getByRole('button', { name: 'Move it here' })).toBeTruthy();
});

it('offers no move where both are typed in this form', async () => {
  const holder = { productId: jeans.id, productName: 'Jean', size: '30', color: 'Blue', isActive: true };
  answering([{ path: 'variants.1.codes.0', code: 'taken', message: 'taken', holder }]);
  const user = await start();
  await user.type(await codes('Blue, 30'), '96385074');
  await user.type(await codes('Black, 30'), '96385074');
  await user.click(save());
  await screen.findByText(/On .*Jean/);
  expect(screen.queryByRole('button', { name: 'Move it here' })).toBeNull();
});

it('says what is wrong with a barcode once it is left', async () => {
  answering();
  const user = await start();
  await user.type(await codes('Blue, 30'), '8690123450361');
  expect(screen.queryByText(/check digit/)).toBeNull();
  await user.tab();
  expect(screen.getByText(/Wrong check digit: is it .*8690123450367/)).toBeTruthy();
  expect(screen.getByText('1 wrong')).toBeTruthy();
});

it('shows the SKUs that it would fill in before it does, in empty cells alone', async () => {
  answering();
  const user = await start();
  await user.click(screen.getByRole('button', { name: 'Generate SKUs' }));
  const empty = await sku('Black, 32');
  expect(screen.getByText(/2 cells are empty/)).toBeTruthy();
  expect([empty.value, empty.placeholder]).toEqual(['', 'PT-2604-BLA-32']);
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(empty.value).toBe('PT-2604-BLA-32');
  expect((await sku('Black, 30')).value).toBe('PT-Black-30');
});

it('takes a column from a spreadsheet, and Enter leads down in it', async () => {
  answering();
  const user = await start();
  const first = await codes('Blue, 30');
  await user.click(first);
  await user.paste('8690123450367\n8690123450371\n8690123450381\n');
  expect(await codes('Blue, 32')).toHaveProperty('value', '8690123450371');
  expect(await codes('Black, 30')).toHaveProperty('value', '8690123450381');
  expect(screen.getByText(/3 rows pasted.*1 barcode/)).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await codes('Blue, 32'));
  await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(await codes('Blue, 32'));
});

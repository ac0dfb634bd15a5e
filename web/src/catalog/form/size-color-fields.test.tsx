import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewProduct } from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import { defaultSizeSetId, type SizeSet } from '@toptan/contract/catalog/sizing';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberColors } from '../../i18n/colors.ts';
import { answerCalls } from '../../testing/answers.ts';
import { colors } from '../../testing/colors.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { type ProductFormValues, productValues } from './product-values.ts';
import { SizeColorFields } from './size-color-fields.tsx';

const set = (id: string, name: string, isActive: boolean, ...labels: string[]): SizeSet => ({
  id,
  nameEn: name,
  nameTr: name,
  nameAr: name,
  kind: 'number',
  isActive,
  sizes: labels.map(label => ({ label, eu: null, us: null, uk: null })),
});
const women = '01890a5d-0000-7000-8000-000000000003';
const sets = [
  set(defaultSizeSetId, 'Jeans', true, '30', '31', '32'),
  set(women, 'Women', true, '28', '30', '32'),
  set('01890a5d-0000-7000-8000-000000000004', 'Closed', false, '1'),
];

let read: () => ProductFormValues;

function Form({ product }: { product: Product | null }) {
  const form = useForm<ProductFormValues, unknown, NewProduct>({ defaultValues: productValues(product) });
  read = form.getValues;
  return <SizeColorFields form={form} isNew={!product} />;
}

beforeEach(() => {
  rememberColors(colors.map(color => ({ ...color, isActive: color.key !== 'Beige' })));
  answerCalls({ 'GET /api/size-sets': { body: sets } });
});

const shown = (group: string) =>
  within(screen.getByLabelText(group))
    .getAllByRole('button')
    .map(chip => chip.textContent);

it('offers the sizes of the set and the active colors, and what the product has beside them', async () => {
  const product = { ...jeans, sizes: ['30', '99'], colors: ['Beige', 'Blue'] };
  await renderIn('en', <Form product={product} />);
  await vi.waitFor(() => expect(shown('Sizes')).toEqual(['30', '31', '32', '99']));
  expect(shown('Colors').map(text => text?.slice(-4))).toEqual(['lack', 'Blue', 'eige', 'rted']);
});

it('does not offer an inactive color to a product that lacks it', async () => {
  await renderIn('en', <Form product={null} />);
  await vi.waitFor(() => expect(shown('Sizes')).toEqual(['30', '31', '32']));
  expect(shown('Colors')).toHaveLength(3);
  expect(read()).toMatchObject({ sizeSetId: defaultSizeSetId, sizes: [], colors: [] });
});

it('takes sizes of a product’s own as they are typed', async () => {
  const user = userEvent.setup();
  await renderIn('en', <Form product={{ ...jeans, sizeSetId: null, sizes: ['32/34', '30/32'] }} />);
  const field = await screen.findByRole('textbox', { name: 'Sizes' });
  expect((field as HTMLInputElement).value).toBe('32/34, 30/32');
  await user.clear(field);
  await user.type(field, '36/32, 30/32، 36/32 ,');
  expect(read().sizes).toEqual(['36/32', '30/32']);
});

it('begins a new product with sizes of its own where the default set is not offered', async () => {
  const closed = sets.map(each => ({ ...each, isActive: each.id === women }));
  answerCalls({ 'GET /api/size-sets': { body: closed } });
  const user = userEvent.setup();
  await renderIn('en', <Form product={null} />);
  await user.type(await screen.findByRole('textbox', { name: 'Sizes' }), 'S, M');
  expect(read()).toMatchObject({ sizeSetId: '', sizes: ['S', 'M'] });
});

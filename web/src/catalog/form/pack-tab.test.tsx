import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPack } from '@toptan/contract/catalog/packs';
import type { NewProduct } from '@toptan/contract/catalog/product-changes';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { usePackEdits } from '../packs/use-pack-edits.ts';
import { HiddenPacks } from './pack-tab.tsx';
import type { ProductFormValues } from './product-values.ts';

const pack: ListedPack = {
  id: 'pack',
  name: 'Seri',
  unit: 'series',
  mixed: false,
  pieces: 3,
  isActive: true,
  replacedById: null,
  lines: [{ size: '30', color: null, ratio: 3 }],
};

function SaleNotice() {
  const form = useForm<ProductFormValues, unknown, NewProduct>({ defaultValues: { sells: 'loose' } });
  return <HiddenPacks form={form} edits={usePackEdits(jeans, jeans)} />;
}

it('says that no shop sees packs of what is sold in single pieces, until they are sold too', async () => {
  vi.stubGlobal('fetch', async () => Response.json([pack]));
  await renderIn('en', <SaleNotice />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sell packs too' }));
  expect(screen.queryByText(/No shop sees these packs/)).toBeNull();
});

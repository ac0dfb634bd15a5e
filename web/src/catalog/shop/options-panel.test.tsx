import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answers.ts';
import { renderIn } from '../../testing/render.tsx';
import type { CatalogFilter } from '../catalog-search.ts';
import { OptionsPanel } from './options-panel.tsx';

const setOf = (id: string, name: string, kind: string, ...sizes: string[]) => ({
  set: { id, nameEn: name, nameTr: name, nameAr: name, kind },
  sizes: sizes.map(size => ({ name: size, products: 1 })),
});

const sizeSets = [
  setOf('tops', 'Tops', 'letter', 'S', 'M'),
  setOf('letters', 'Letters', 'letter', 'XS', 'S', 'M'),
  setOf('pants', 'Pants', 'number', '36', '38'),
  setOf('dresses', 'Dresses', 'number', '36', '38'),
  setOf('shoes', 'Shoes', 'shoe', '36', '38'),
];

async function openPanel(filter: CatalogFilter) {
  const changed = vi.fn<(changed: CatalogFilter) => void>();
  answerCalls({
    'GET /api/products/options?active=true&loose=true': { body: { colors: [], sizeSets } },
  });
  await renderIn(
    'en',
    <OptionsPanel
      panel="missing"
      anchor={{ current: null }}
      filter={filter}
      total={1}
      onChange={changed}
      onClose={() => {}}
    />,
  );
  await screen.findByRole('toolbar', { name: 'Shoes' });
  return changed;
}

const size = (group: string, name: string) =>
  within(screen.getByRole('toolbar', { name: group })).getByRole('button', { name });

const lit = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('shows sets that double each other as one group', async () => {
  const changed = await openPanel({});
  const groups = screen.getAllByRole('toolbar').map(group => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Letters, Tops', 'Pants, Dresses', 'Shoes']);
  fireEvent.click(size('Letters, Tops', 'XS'));
  expect(changed).toHaveBeenCalledWith({ has: ['XS'], size: undefined, sizeSet: ['letters', 'tops'] });
});

it('lights a size up in its own group alone, and takes those of another one away', async () => {
  const changed = await openPanel({ has: ['38'], sizeSet: ['shoes'], size: ['36'] });
  expect(lit()).toEqual(['38']);
  fireEvent.click(size('Shoes', '36'));
  expect(changed).toHaveBeenCalledWith({ has: ['36', '38'], sizeSet: ['shoes'] });
  fireEvent.click(size('Pants, Dresses', '36'));
  expect(changed).toHaveBeenLastCalledWith({ has: ['36'], size: undefined, sizeSet: ['pants', 'dresses'] });
});

it('lights a size up in every group where an address names none', async () => {
  await openPanel({ has: ['36'] });
  expect(lit()).toEqual(['36', '36']);
});

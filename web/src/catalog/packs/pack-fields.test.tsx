import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPack } from '@toptan/contract/catalog/packs';
import { saveProduct } from '@toptan/contract/catalog/whole-product';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '../../api/call.ts';
import { rememberColors } from '../../i18n/colors.ts';
import { colors } from '../../testing/colors.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { knownOf } from './pack-edits.ts';
import { PackFields } from './pack-fields.tsx';
import { usePackEdits } from './use-pack-edits.ts';

const pack: ListedPack = {
  id: 'pack',
  name: 'Seri',
  unit: 'series',
  mixed: false,
  pieces: 3,
  isActive: true,
  replacedById: null,
  lines: [
    { size: '30', color: null, ratio: 1 },
    { size: '32', color: null, ratio: 2 },
  ],
};
const earlier: ListedPack = {
  ...pack,
  id: 'earlier',
  replacedById: 'pack',
  lines: [{ size: '36', color: null, ratio: 9 }],
};

/** Answers with these packs, and refuses a change with these fields; remembers the calls. */
function answering(stored: readonly ListedPack[], fields: object[] = []) {
  const bodies: { packs: object[]; known: object }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json(stored);
    const part = (name: string) => JSON.parse(String((body as FormData).get(name)));
    bodies.push({ packs: part('packs'), known: part('known') });
    const refusal = { code: 'validation_failed', message: 'no', fields };
    return fields.length > 0 ? Response.json(refusal, { status: 400 }) : Response.json(stored);
  });
  return bodies;
}

function Form() {
  const [sizes, setSizes] = useState(jeans.sizes);
  const packs = usePackEdits(jeans, { ...jeans, sizes });
  const [failed, setFailed] = useState(false);
  const save = async () => {
    if (!packs.check()) return;
    const { change, known } = packs.part();
    if (!change.packs) return;
    const input = { params: { id: jeans.id }, body: { ...change, known } };
    await call(saveProduct, input).catch(error => setFailed(!packs.place(error)));
  };
  return (
    <form onSubmit={event => event.preventDefault()}>
      <PackFields edits={packs} price="10.00" onApply={() => {}} />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <button type="button" onClick={() => setSizes(['30'])}>
        Without 32
      </button>
      {failed && 'somewhere else'}
      <p>{packs.faults} wrong</p>
    </form>
  );
}

const card = (name: string) => screen.findByRole('region', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

it('shows packs with their pieces and price, and sends nothing that was not touched', async () => {
  const bodies = answering([pack, earlier]);
  const user = userEvent.setup();
  await renderIn('en', <Form />);
  const first = within(await card('Pack 1'));
  expect(first.getByRole<HTMLInputElement>('spinbutton', { name: '32' }).value).toBe('2');
  expect(first.getByText('= 3 pieces')).toBeTruthy();
  expect(first.getByText(/30\.00/)).toBeTruthy();
  expect(within(await card('Earlier version, still in baskets:')).getByText('36 9')).toBeTruthy();
  await user.click(save());
  expect(bodies).toEqual([]);
});

it('warns before a new version, and sends the whole list', async () => {
  const bodies = answering([pack, earlier]);
  const user = userEvent.setup();
  await renderIn('en', <Form />);
  const first = within(await card('Pack 1'));
  const figure = first.getByRole('spinbutton', { name: '30' });
  await user.clear(figure);
  await user.type(figure, '4');
  expect(first.getByText('Saving makes a new version')).toBeTruthy();
  await user.click(save());
  const kept = { name: 'Seri', unit: 'series', mixed: false, isActive: true };
  expect(bodies).toEqual([
    {
      packs: [
        {
          id: 'pack',
          ...kept,
          lines: [
            { size: '30', color: null, ratio: 4 },
            { size: '32', color: null, ratio: 2 },
          ],
        },
        { id: 'earlier', ...kept, lines: earlier.lines },
      ],
      known: { packs: [pack, earlier].map(knownOf) },
    },
  ]);
});

it('adds a carton of mixed colors, and removes a pack', async () => {
  const bodies = answering([pack]);
  const user = userEvent.setup();
  await renderIn('en', <Form />);
  await card('Pack 1');
  await user.click(screen.getByRole('button', { name: 'Add carton' }));
  const added = within(await card('Carton 2'));
  await user.click(added.getByRole('switch', { name: 'Mixed colors' }));
  expect(added.getByText('= 4 pieces')).toBeTruthy();
  expect(added.getByRole('spinbutton', { name: 'Black, 32' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove pack 1' }));
  expect((await card('Carton 1')).contains(document.activeElement)).toBe(true);
  await user.click(save());
  expect(bodies).toMatchObject([
    { packs: [{ unit: 'carton', mixed: true, lines: { length: 4 } }], known: { packs: [{ id: 'pack' }] } },
  ]);
});

it('says that a pack is too small once it is to be saved, and sends nothing', async () => {
  const bodies = answering([pack]);
  const user = userEvent.setup();
  await renderIn('en', <Form />);
  const first = within(await card('Pack 1'));
  await user.clear(first.getByRole('spinbutton', { name: '32' }));
  expect(screen.getByText('0 wrong')).toBeTruthy();
  await user.click(save());
  expect(screen.getByText('1 wrong')).toBeTruthy();
  expect(first.getByRole('alert').textContent).toBe('At least 2');
  expect(first.getByRole('spinbutton', { name: '30' }).getAttribute('aria-invalid')).toBe('true');
  expect(bodies).toEqual([]);
});

it('shows at a pack what the server refuses', async () => {
  answering([pack], [{ path: 'packs.0.lines.1.size', code: 'not_offered', message: 'no' }]);
  const user = userEvent.setup();
  await renderIn('en', <Form />);
  const first = within(await card('Pack 1'));
  await user.click(first.getByRole('button', { name: '1 of each' }));
  await user.click(save());
  expect(await first.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('somewhere else')).toBeNull();
});

it('is a new version without a size that the product no longer has', async () => {
  const lines = ['30', '32'].map(size => ({ size, color: null, ratio: 2 }));
  const bodies = answering([{ ...pack, pieces: 4, lines }]);
  const user = userEvent.setup();
  await renderIn('en', <Form />);
  const first = within(await card('Pack 1'));
  expect(first.queryByText('Saving makes a new version')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Without 32' }));
  expect(first.getByText('= 2 pieces')).toBeTruthy();
  expect(first.getByText('Saving makes a new version')).toBeTruthy();
  await user.click(save());
  expect(bodies).toMatchObject([{ packs: [{ id: 'pack', lines: [{ size: '30', ratio: 2 }] }] }]);
});

it('says what an earlier version holds in the language of the reader', async () => {
  rememberColors(colors);
  const lines = [{ size: 'W_30', color: 'Black', ratio: 2 }];
  answering([pack, { ...earlier, mixed: true, lines }]);
  await renderIn('tr', <Form />);
  expect(await screen.findByText('Siyah W_30 2')).toBeTruthy();
});

it('shows no pack to be typed before the stored ones are there', async () => {
  answering([pack]);
  const answerNow = fetch;
  let arrive = () => {};
  const loaded = new Promise<void>(resolve => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method !== 'PUT') await loaded;
    return answerNow(address, init);
  });
  await renderIn('en', <Form />);
  expect(screen.queryByRole('button', { name: 'Add carton' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  arrive();
  await card('Pack 1');
  expect(screen.getByRole('button', { name: 'Add carton' })).toBeTruthy();
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Collection } from '@toptan/contract/catalog/collections';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { type Answer, answerCalls } from '../../testing/answers.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { CollectionForm } from './collection-form.tsx';

afterEach(() => queryClient.clear());

const collection: Collection = {
  id: 'c',
  name: 'Friday',
  translations: {},
  state: 'hidden',
  startsAt: null,
  endsAt: null,
  isShowcased: false,
  products: 1,
  pictures: [],
  version: 1,
};
const shown = {
  name: 'Friday',
  translations: {},
  startsAt: null,
  endsAt: null,
  isShowcased: false,
  productIds: [jeans.id],
};

async function show() {
  const form = () => (
    <CollectionForm collection={collection} products={[jeans]} onSaved={vi.fn()} onDeleted={vi.fn()} />
  );
  const { router } = await renderAt(
    { '/admin/collections': form, '/admin/links': () => null },
    { client: queryClient },
  );
  const user = userEvent.setup();
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  return { user, router, name, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

it('says what a colleague has changed of a collection, and saves what was changed here', async () => {
  const field = { code: 'changed', message: '', by: 'zeynep' };
  const fields = [
    { ...field, path: 'name', current: '"Saturday"' },
    { ...field, path: 'productIds', current: '[]' },
  ];
  const answers: Record<string, Answer> = {
    'PUT /api/collections/c': { status: 409, body: { code: 'changed_meanwhile', message: '', fields } },
  };
  const sent = answerCalls(answers);
  const { user, name, save } = await show();
  await user.type(name, ' noon');
  await save();
  await screen.findByText(/^Name is now “Saturday” \(zeynep\), Products \(zeynep\)\./);
  answers['PUT /api/collections/c'] = { body: { ...collection, name: 'Friday noon', version: 3 } };
  await save();
  await waitFor(() => expect(screen.queryByText(/Saturday/)).toBeNull());
  const bodies = sent.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(String(body)));
  const change = { name: 'Friday noon' };
  expect(bodies).toEqual([
    { ...change, known: shown },
    { ...change, known: { ...shown, name: 'Saturday', productIds: [] } },
  ]);
});

it('keeps what is typed while it saves, and saves it the next time', async () => {
  let answer = (_saved: Answer) => {};
  const answers: Record<string, Answer | Promise<Answer>> = {
    'PUT /api/collections/c': new Promise<Answer>(resolve => {
      answer = resolve;
    }),
  };
  const sent = answerCalls(answers);
  const { user, name, save } = await show();
  await user.type(name, ' noon');
  await save();
  await user.type(name, '!');
  answer({ body: { ...collection, name: 'Friday noon', version: 2 } });
  await screen.findByText('Collection saved');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Friday noon!');
  answers['PUT /api/collections/c'] = { body: { ...collection, name: 'Friday noon!', version: 3 } };
  await save();
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  const last = sent.findLast(({ method }) => method === 'PUT');
  expect(JSON.parse(String(last?.body))).toMatchObject({
    name: 'Friday noon!',
    known: { name: 'Friday noon' },
  });
});

it('asks before what was typed after a save is left', async () => {
  answerCalls({ 'PUT /api/collections/c': { body: { ...collection, name: 'Friday noon', version: 2 } } });
  const { user, router, name, save } = await show();
  await user.type(name, ' noon');
  await save();
  await screen.findByText('Collection saved');
  await user.type(name, '!');
  act(() => void router.navigate({ to: '/admin/links' }));
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
});

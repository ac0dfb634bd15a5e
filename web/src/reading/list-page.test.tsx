import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reading, ReadLine, ReadRow } from '@toptan/contract/reading';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';
import { type Answer, answerCalls } from '../testing/answers.ts';
import { basketLine, basketOf, changedTo } from '../testing/basket.ts';
import { jeans } from '../testing/jeans.ts';
import { renderAt } from '../testing/render-at.tsx';
import { ListPage } from './list-page.tsx';
import { changeList, forgetLists } from './list-store.ts';
import { scanGapMs } from './scanner.ts';

const customerId = '0193d8c7-e800-72b7-ba77-000000000009';
const coat = { ...jeans, id: '0193d8c7-e800-72b7-ba77-897737f8cb20', name: 'Kaban', sku: 'KB-2505' };

const row = (size: string, color: string, quantity: number, productId = jeans.id): ReadRow => ({
  productId,
  packId: null,
  size,
  color,
  quantity,
  pieces: quantity,
  unitPrice: '465.00',
  totalPrice: `${quantity * 465}.00`,
});

const line = (place: number, text: string, more: Partial<ReadLine>): ReadLine => ({
  line: place,
  text,
  span: { from: 0, to: text.length },
  kind: 'sure',
  said: [],
  rows: [],
  ways: [],
  candidates: [],
  learn: false,
  ...more,
});

const reading = (...lines: ReadLine[]): { body: Reading } => ({
  body: { lines, products: [jeans, coat], read: lines.length, left: 0 },
});

const sure = line(1, '2604 mavi 30 6', { productId: jeans.id, rows: [row('30', 'Blue', 6)] });
const asked = line(2, 'bol paça siyah 32 2', {
  kind: 'asked',
  reason: 'which_product',
  word: 'bol paça',
  called: 'bol paça',
  learn: true,
  ways: [jeans.id, coat.id].map(productId => ({
    kind: 'product' as const,
    productId,
    rows: [row('32', 'Black', 2, productId)],
  })),
});
const text = `${sure.text}\n${asked.text}`;

const calls = {
  read: 'POST /api/basket/read',
  add: 'POST /api/basket/batch?quote=true',
  names: `GET /api/customers/${customerId}/names`,
  learn: `POST /api/customers/${customerId}/names`,
  look: 'POST /api/codes/lookup',
  file: 'POST /api/basket/read/file',
};
const taken = (...refused: { ref: string; error: object }[]): Answer =>
  changedTo([], { applied: true, results: refused.map(each => ({ ...each, ok: false })) });

async function openPage(answers: Record<string, Answer | Promise<Answer>> = {}) {
  const known: Record<string, Answer | Promise<Answer>> = {
    [calls.read]: reading(sure, asked),
    [calls.add]: taken(),
    [calls.names]: { body: [] },
    [calls.learn]: { body: [] },
    ...answers,
  };
  const sent = answerCalls(known);
  const pages = { '/basket/list': ListPage, '/basket': () => 'the basket', '/orders': () => '' };
  const shown = await renderAt(pages, { client: queryClient });
  const field = await screen.findByRole('textbox', { name: /^Type a code/ });
  const bodies = (call: string) =>
    sent
      .filter(each => `${each.method} ${each.address}` === call)
      .map(({ body }) => JSON.parse(String(body)));
  return { ...shown, field, known, sent, bodies };
}

async function paste(field: HTMLElement, pasted: string) {
  await userEvent.click(field);
  await userEvent.paste(pasted);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  // A wide screen.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  rememberSession({
    user: { id: 'u', username: 'atlas', role: 'shop', customerId },
    customer: {
      id: customerId,
      companyName: 'Atlas Butik',
      customerShortName: 'Atlas',
      processingFee: '25.00',
    },
  } as never);
});
afterEach(() => {
  forgetLists();
  queryClient.clear();
});

it('reads a paste at once, adds what is sure at a press, and keeps what is asked', async () => {
  const { field, bodies } = await openPage();
  await paste(field, text);
  await screen.findByRole('group', { name: /Which product is “bol paça”/ });
  expect(bodies(calls.read)).toEqual([{ customerId, text, answers: [] }]);
  await press('Add 6 pieces');
  await waitFor(() => expect(bodies(calls.add)).toHaveLength(1));
  expect(bodies(calls.add)[0]).toEqual({
    customerId,
    rows: [{ ref: '0', productId: jeans.id, size: '30', color: 'Blue', quantity: 6, mode: 'add' }],
  });
  await screen.findByRole('button', { name: 'Nothing to add yet' });
  expect(screen.getByRole('group', { name: /bol paça/ })).toBeTruthy();
  expect(bodies(calls.learn)).toEqual([]);
});

it('takes an answer at a digit, adds it, and remembers the words for the shop, unless that is refused', async () => {
  const { field, bodies, router } = await openPage();
  await paste(field, text);
  const question = await screen.findByRole('group', { name: /bol paça/ });
  question.focus();
  await userEvent.keyboard('2');
  const decided = await screen.findByRole('region', { name: 'Your decisions' });
  expect(within(decided).getByText('Kaban')).toBeTruthy();
  expect(decided.textContent).toContain('remembered for Atlas');
  await press('Add 8 pieces');
  await waitFor(() => expect(router.state.location.pathname).toBe('/basket'));
  expect(bodies(calls.learn)).toEqual([{ names: [{ text: 'bol paça', productId: coat.id }] }]);
});

it('stays at a line that asks again after its product is named, and leaves quick keys to no other line', async () => {
  const first = { ...asked, ways: [], candidates: [jeans.id, coat.id] };
  const other = line(3, 'dar paça siyah 32 4', {
    ...asked,
    line: 3,
    text: 'dar paça siyah 32 4',
    called: 'dar paça',
    word: 'dar paça',
  });
  const again = line(2, asked.text, {
    kind: 'asked',
    reason: 'no_color',
    productId: coat.id,
    called: 'bol paça',
  });
  const { field, known, bodies } = await openPage({ [calls.read]: reading(sure, first, other) });
  await paste(field, `${text}\n${other.text}`);
  (await screen.findByRole('group', { name: /bol paça/ })).focus();
  let send = (_: Answer) => {};
  known[calls.read] = new Promise<Answer>(resolve => {
    send = resolve;
  });
  await userEvent.keyboard('2');
  await waitFor(() => expect(bodies(calls.read)).toHaveLength(2));
  await userEvent.keyboard('1');
  await new Promise(resolve => setTimeout(resolve, 3 * scanGapMs));
  send(reading(sure, again, other));
  const question = await screen.findByRole('group', { name: /bol paça.*Which color/ });
  expect(document.activeElement).toBe(question);
  expect(screen.getByRole('group', { name: /dar paça/ })).toBeTruthy();
  expect(bodies(calls.read)).toHaveLength(2);
});

it('reads on as long as more of a text is read, and takes no line back', async () => {
  const unread = (place: number) => line(place, `${place}`, { kind: 'asked', reason: 'unread' });
  const goods = (place: number) => ({ ...sure, line: place, text: `${place}` });
  const upTo = (count: number) => {
    const { body } = reading(...[1, 2, 3, 4, 5, 6, 7].map(at => (at <= count ? goods(at) : unread(at))));
    return { body: { ...body, read: count, left: 7 - count } };
  };
  const { field, known, bodies } = await openPage({ [calls.read]: upTo(2) });
  await paste(field, '1\n2\n3\n4\n5\n6\n7');
  await screen.findByRole('button', { name: 'Add 12 pieces' });
  known[calls.read] = upTo(1);
  await waitFor(() => expect(bodies(calls.read)).toHaveLength(2), { timeout: 5_000 });
  expect(screen.getByRole('button', { name: 'Add 12 pieces' })).toBeTruthy();
  for (const count of [3, 4, 5, 6, 7]) {
    known[calls.read] = upTo(count);
    await screen.findByRole('button', { name: `Add ${count * 6} pieces` });
  }
});

it('says beside an answer how many of it are left', async () => {
  const short = {
    code: 'stock_short' as const,
    grain: 'cell' as const,
    limit: 1,
    pieces: 2,
    below: 1,
    above: null,
  };
  const ways = [
    { kind: 'color' as const, productId: jeans.id, rows: [{ ...row('32', 'Black', 2), problems: [short] }] },
  ];
  const { field } = await openPage({ [calls.read]: reading({ ...asked, productId: jeans.id, ways }) });
  await paste(field, asked.text);
  const question = await screen.findByRole('group', { name: /bol paça/ });
  expect(question.textContent).toContain('1 left');
  expect(question.textContent).toContain('PT-2604');
});

it('reads the text again with a product that a person names, and remembers the words', async () => {
  const { ways: _, ...bare } = asked;
  const named = line(2, asked.text, {
    by: 'alias',
    productId: coat.id,
    called: 'bol paça',
    learn: true,
    rows: [row('32', 'Black', 2, coat.id)],
  });
  const { field, bodies, known, router } = await openPage({
    [calls.read]: reading(sure, { ...bare, ways: [], candidates: [jeans.id, coat.id] }),
  });
  await paste(field, text);
  await screen.findByRole('group', { name: /bol paça/ });
  known[calls.read] = reading(sure, named);
  await press(/^Kaban/);
  await screen.findByRole('region', { name: 'Your decisions' });
  expect(bodies(calls.read).at(-1).answers).toEqual([{ text: 'bol paça', productId: coat.id }]);
  // The question went with its button, which had the focus.
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Add 8 pieces'));
  await press('Add 8 pieces');
  await waitFor(() => expect(router.state.location.pathname).toBe('/basket'));
  expect(bodies(calls.learn)).toEqual([{ names: [{ text: 'bol paça', productId: coat.id }] }]);
});

it('remembers nothing that a person does not want to be remembered', async () => {
  const { field, bodies, router } = await openPage();
  await paste(field, text);
  await screen.findByRole('group', { name: /bol paça/ });
  await press(/^Kaban/);
  await press(/^Don’t remember “bol paça” = KB-2505/);
  await press('Add 8 pieces');
  await waitFor(() => expect(router.state.location.pathname).toBe('/basket'));
  expect(bodies(calls.learn)).toEqual([]);
});

it('keeps a text that is not read while others are added', async () => {
  const { field, known, router } = await openPage({ [calls.read]: reading(sure) });
  await paste(field, sure.text);
  await screen.findByRole('button', { name: 'Add 6 pieces' });
  known[calls.read] = { status: 503, body: { code: 'overloaded', message: '' } };
  await paste(field, asked.text);
  await screen.findByText('The text could not be read');
  await press('Add 6 pieces');
  await screen.findByRole('button', { name: 'Nothing to add yet' });
  expect(router.state.location.pathname).toBe('/basket/list');
  known[calls.read] = reading({ ...asked, line: 1 });
  await press('Try again');
  expect(await screen.findByRole('group', { name: /bol paça/ })).toBeTruthy();
});

it('asks again with the reason what the basket refuses', async () => {
  const error = { code: 'product_unavailable', message: 'Not sold' };
  const { field } = await openPage({ [calls.add]: taken({ ref: '0', error }) });
  await paste(field, text);
  await screen.findByRole('group', { name: /bol paça/ });
  await press('Add 6 pieces');
  const question = await screen.findByRole('group', { name: /2604 mavi 30 6/ });
  expect(within(question).getByRole('button', { name: 'Sizes and quantities… 2604 mavi 30 6' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nothing to add yet' })).toBeTruthy();
});

it('sends an adding without an answer again under the same key, also when the page is opened anew', async () => {
  const first = await openPage({ [calls.add]: 'offline' });
  await paste(first.field, text);
  await screen.findByRole('group', { name: /bol paça/ });
  await press('Add 6 pieces');
  await screen.findByText('Nothing was added');
  first.unmount();
  const second = await openPage();
  await screen.findByRole('group', { name: /bol paça/ });
  await press('Add 6 pieces');
  await waitFor(() => expect(second.bodies(calls.add)).toHaveLength(1));
  const keyOf = ({ sent }: typeof first) =>
    sent.find(({ address }) => address === '/api/basket/batch?quote=true')?.headers.get('idempotency-key');
  expect(keyOf(second)).toBe(keyOf(first));
});

it('reads a file that is chosen, and says why another one cannot be read', async () => {
  const { bodies, known, container } = await openPage({
    [calls.file]: { status: 400, body: { code: 'file_no_table' } },
  });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File(['%PDF-1.7'], 'list.csv'));
  await screen.findByText(/This is no table/);
  known[calls.file] = { body: { texts: [text], rows: 2 } };
  await userEvent.upload(input, new File([text], 'november.csv'));
  await screen.findByRole('heading', { name: 'november.csv' });
  expect(bodies(calls.read)).toEqual([{ customerId, text, answers: [] }]);
});

it('names what each column of a table was read as', async () => {
  const cell = (from: number, to: number, role: 'product' | 'color' | 'quantity') => ({ from, to, role });
  const cells = [cell(0, 5, 'product'), cell(6, 10, 'color'), cell(11, 15, 'quantity')];
  const head = 'Model\tRenk\tAdet';
  const { field } = await openPage({
    [calls.read]: reading(
      line(1, head, { kind: 'context', cells }),
      line(2, '2604 \tmavi\t6', { ...sure, line: 2, text: '2604 \tmavi\t6', cells }),
    ),
  });
  await paste(field, `${head}\n2604 \tmavi\t6`);
  const headings = await screen.findAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Modelcode', 'Renkcolor', 'Adetquantity']);
  expect(screen.getByRole('cell', { name: 'mavi' })).toBeTruthy();
});

it('says what keeps a line from being ordered, and repairs it at a press', async () => {
  const problem = { code: 'not_a_multiple' as const, grain: 'cell' as const, limit: 4, pieces: 6 };
  const rows = [{ ...row('30', 'Blue', 6), problems: [{ ...problem, below: 4, above: 8 }] }];
  const { field } = await openPage({ [calls.read]: reading({ ...sure, rows }) });
  await paste(field, text);
  await screen.findByText(/Multiples of 4/);
  await press('Make it 8');
  expect(await screen.findByRole('button', { name: 'Add 8 pieces' })).toBeTruthy();
  expect(screen.queryByText(/Multiples of 4/)).toBeNull();
});

it('judges no minimum of a product of which more lies in the basket', async () => {
  const problem = { grain: 'product' as const, limit: 12, pieces: 6, below: null, above: 12 };
  const rows = [
    { ...row('30', 'Blue', 6), problems: [{ ...problem, code: 'too_small' as const }] },
    { ...row('32', 'Blue', 9), problems: [{ ...problem, code: 'stock_short' as const, limit: 4, below: 4 }] },
  ];
  const held = basketOf([basketLine({ productId: jeans.id })]);
  const { field } = await openPage({
    [calls.read]: reading({ ...sure, rows }),
    [`GET /api/basket/${customerId}/check`]: { body: held },
  });
  await paste(field, text);
  await screen.findByText(/4 left/);
  expect(screen.queryByText(/Minimum/)).toBeNull();
  expect(screen.queryByRole('button', { name: /make it/i })).toBeNull();
});

it('names the goods that a repair changes, where a rule counts several together', async () => {
  const problem = {
    code: 'too_small' as const,
    grain: 'product' as const,
    limit: 12,
    pieces: 9,
    below: null,
  };
  const rows = [row('30', 'Blue', 3), { ...row('32', 'Blue', 6), problems: [{ ...problem, above: 9 }] }];
  const { field } = await openPage({ [calls.read]: reading({ ...sure, rows }) });
  await paste(field, text);
  await press('32: make it 9');
  expect(await screen.findByRole('button', { name: 'Add 12 pieces' })).toBeTruthy();
});

it('leaves goods that are returned out at the first answer, and asks once about a line that another one changes', async () => {
  const { field } = await openPage({
    [calls.read]: reading(
      line(1, '2604 mavi 30 6 iade', {
        kind: 'asked',
        reason: 'no_order',
        word: 'iade',
        productId: jeans.id,
        ways: [{ kind: 'take', productId: jeans.id, rows: [row('30', 'Blue', 6)] }],
      }),
      line(2, '2604 siyah 32 3', {
        kind: 'asked',
        reason: 'changed',
        other: 3,
        productId: jeans.id,
        ways: [5, 3].map(quantity => ({ kind: 'quantity', rows: [row('32', 'Black', quantity)] })),
      }),
      line(3, 'yok yok 5 olsun', { kind: 'asked', reason: 'unclear' }),
    ),
  });
  await paste(field, '2604 mavi 30 6 iade\n2604 siyah 32 3\nyok yok 5 olsun');
  (await screen.findByRole('group', { name: /iade/ })).focus();
  await userEvent.keyboard('1');
  await waitFor(() => expect(screen.queryByRole('group', { name: /iade/ })).toBeNull());
  await press(/^32: 5/);
  expect(await screen.findByRole('button', { name: 'Add 5 pieces' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Questions/ })).toBeNull();
});

it('searches without the space that is typed last, and leaves it in the field', async () => {
  const { field, sent } = await openPage();
  await paste(field, text);
  await screen.findByRole('group', { name: /bol paça/ });
  await press(/^Another product/);
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  await userEvent.clear(search);
  await userEvent.type(search, 'bol ');
  const asked = (q: string) => sent.some(({ address }) => address.startsWith(`/api/products?q=${q}&`));
  await waitFor(() => expect(asked('bol')).toBe(true));
  await userEvent.type(search, 'kot');
  expect(search.value).toBe('bol kot');
});

it('takes the last decision back, by a button or by a key of any layout', async () => {
  const { field } = await openPage();
  await paste(field, text);
  await screen.findByRole('group', { name: /bol paça/ });
  await press(/^Kaban/);
  await press('Undo the last decision');
  expect(await screen.findByRole('group', { name: /bol paça/ })).toBeTruthy();
  await press(/^Kaban/);
  // An Arabic layout.
  fireEvent.keyDown(document.body, { key: 'ئ', code: 'KeyZ', ctrlKey: true });
  expect(await screen.findByRole('group', { name: /bol paça/ })).toBeTruthy();
});

it('offers to take a decision back as long as that can be done', async () => {
  const { field, unmount } = await openPage();
  await paste(field, text);
  await screen.findByRole('group', { name: /bol paça/ });
  await press(/^Kaban/);
  screen.getByRole('button', { name: 'Undo the last decision' });
  unmount();
  await openPage();
  await screen.findByText('No question left');
  expect(screen.queryByRole('button', { name: 'Undo the last decision' })).toBeNull();
});

it('takes back no decision whose line is added', async () => {
  const { field } = await openPage({
    [calls.read]: reading(sure, asked, line(3, 'kaban', { kind: 'asked', reason: 'no_quantity' })),
  });
  await paste(field, `${text}\nkaban`);
  await screen.findByRole('group', { name: /bol paça/ });
  await press(/^Kaban/);
  await press('Add 8 pieces');
  await screen.findByRole('button', { name: 'Nothing to add yet' });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('button', { name: 'Nothing to add yet' })).toBeTruthy();
});

it('keeps an answer while the text is changed around its line', async () => {
  const { field, bodies } = await openPage();
  await paste(field, text);
  (await screen.findByRole('group', { name: /bol paça/ })).focus();
  await userEvent.keyboard('2');
  await screen.findByRole('region', { name: 'Your decisions' });
  await press('Edit');
  fireEvent.change(field, { target: { value: `${text}\nthank you` } });
  await press('Read');
  await waitFor(() => expect(bodies(calls.read).at(-1).text).toBe(`${text}\nthank you`));
  expect(await screen.findByRole('button', { name: 'Add 8 pieces' })).toBeTruthy();
});

it('makes a question of a line that is no order, at a press', async () => {
  const { field } = await openPage({
    [calls.read]: reading(
      line(1, 'fiyat listesi atar mısın', { kind: 'ignored' }),
      line(2, '2604 istemiyorum', { kind: 'ignored', reason: 'negative' }),
    ),
  });
  await paste(field, 'fiyat listesi atar mısın\n2604 istemiyorum');
  await screen.findByText('No order line was found');
  expect(screen.getByText('Something is taken back here.').closest('li')?.textContent).toContain('2604');
  await press(/^This is an order line fiyat/);
  expect(await screen.findByRole('group', { name: /Which product, and how many/ })).toBeTruthy();
});

it('reads nothing of a text that is too long, but its beginning at a press', async () => {
  const { field, bodies } = await openPage();
  const lines = Array.from({ length: 501 }, (_, at) => `2604 mavi 30 ${at}`);
  await paste(field, lines.join('\n'));
  await screen.findByText('This text is too long');
  expect(bodies(calls.read)).toEqual([]);
  await press('Read the first 500');
  await waitFor(() => expect(bodies(calls.read)).toHaveLength(1));
  expect(bodies(calls.read)[0].text).toBe(lines.slice(0, 500).join('\n'));
});

it('keeps a text without a connection, and forgets all of it when the user signs out', async () => {
  const { field, unmount } = await openPage({ [calls.read]: 'offline' });
  await paste(field, text);
  await screen.findByText('Waiting for the connection');
  expect(localStorage.getItem('lists')).toContain('bol paça');
  unmount();
  act(() => forgetLists());
  expect(localStorage.getItem('lists')).not.toContain('bol paça');
});

it('keeps what is typed when the page is left, another text is edited, or the list is thrown away', async () => {
  const first = await openPage();
  await paste(first.field, text);
  await screen.findByRole('group', { name: /bol paça/ });
  fireEvent.change(first.field, { target: { value: '2902 mavi' } });
  first.unmount();
  const { field } = await openPage();
  const typed = () => (field as HTMLTextAreaElement).value;
  expect(typed()).toBe('2902 mavi');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(typed()).toBe(text);
  await press('Cancel');
  await press('Throw away');
  expect(typed()).toBe('2902 mavi');
});

/** Types as a scanner does: each key 10 ms after the one before. */
function scan(code: string, target: Element) {
  [...code, 'Enter'].forEach((key, at) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + at * 10 });
    const isFree = fireEvent(target, event);
    if (isFree && key !== 'Enter' && target instanceof HTMLTextAreaElement)
      fireEvent.change(target, { target: { value: target.value + key } });
  });
}

it('counts scans without a press, asks about unknown ones, and looks up those of a moment at once', async () => {
  const found = { productId: jeans.id, size: '30', color: 'Blue', packId: null, state: 'ok' };
  const none = { productId: null, size: null, color: null, packId: null, state: 'unknown' };
  const { field, bodies } = await openPage({
    [calls.look]: {
      body: [
        { code: '8690123450367', ...none },
        { code: '8697420000028', ...found },
      ],
    },
    [`GET /api/products/${jeans.id}`]: { body: jeans },
  });
  field.focus();
  scan('8697420000028', field);
  scan('8690123450367', field);
  await screen.findByRole('group', { name: /8690123450367 Nobody has this barcode/ });
  expect(bodies(calls.look)).toEqual([{ codes: ['8690123450367', '8697420000028'] }]);
  expect((field as HTMLTextAreaElement).value).toBe('');
  scan('8697420000028', field);
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/Blue, 30, 2 in this list$/),
    ),
  );
  await press('Add 2 pieces');
  await waitFor(() => expect(bodies(calls.add)).toHaveLength(1));
  expect(bodies(calls.add)[0].rows).toMatchObject([
    { productId: jeans.id, size: '30', color: 'Blue', quantity: 2 },
  ]);
});

it('asks the browser for sound at the key of a scan, and sounds once the code is looked up', async () => {
  const resume = vi.fn();
  const start = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      currentTime = 0;
      resume = resume;
      createGain = () => ({ gain: {}, connect: vi.fn() });
      createOscillator = () => ({
        frequency: {},
        connect: () => ({ connect: vi.fn() }),
        start,
        stop: vi.fn(),
      });
    },
  );
  const code = '8697420000028';
  const { field } = await openPage({
    [calls.look]: {
      body: [{ code, productId: null, size: null, color: null, packId: null, state: 'unknown' }],
    },
  });
  scan(code, field);
  expect(resume).toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
  await waitFor(() => expect(start).toHaveBeenCalled());
});

it('reads a line that is still in the field before it adds the list with it', async () => {
  const typed = line(1, '2604 siyah 32 2', { productId: jeans.id, rows: [row('32', 'Black', 2)] });
  const { field, known, bodies, router } = await openPage({ [calls.read]: reading(sure) });
  await paste(field, sure.text);
  await screen.findByRole('button', { name: 'Add 6 pieces' });
  // Keys of a test are as fast as those of a scanner.
  fireEvent.change(field, { target: { value: typed.text } });
  known[calls.read] = reading(typed);
  await press('Add 6 pieces');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 8 pieces' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/basket'));
  expect(bodies(calls.add)).toHaveLength(1);
  expect((field as HTMLTextAreaElement).value).toBe('');
});

it('keeps what is scanned while goods are added', async () => {
  const code = '8697420000028';
  const found = { productId: jeans.id, size: '30', color: 'Blue', packId: null, state: 'ok' };
  let answer: (added: Answer) => void = () => {};
  const { field, router } = await openPage({
    [calls.look]: { body: [{ code, ...found }] },
    [`GET /api/products/${jeans.id}`]: { body: jeans },
    [calls.add]: new Promise<Answer>(resolve => {
      answer = resolve;
    }),
  });
  field.focus();
  scan(code, field);
  scan(code, field);
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 pieces' }));
  scan(code, field);
  answer(taken());
  expect(await screen.findByRole('button', { name: 'Add 1 piece' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/basket/list');
});

it('keeps an edit that begins while lines are added', async () => {
  let answer: (added: Answer) => void = () => {};
  const { field, router } = await openPage({
    [calls.read]: reading(sure),
    [calls.add]: new Promise<Answer>(resolve => {
      answer = resolve;
    }),
  });
  await paste(field, sure.text);
  await userEvent.click(await screen.findByRole('button', { name: 'Add 6 pieces' }));
  await press('Edit');
  await userEvent.type(field, '\n2604 siyah 32 2');
  answer(taken());
  await screen.findByRole('button', { name: 'Nothing to add yet' });
  expect(router.state.location.pathname).toBe('/basket/list');
  expect((field as HTMLTextAreaElement).value).toContain('2604 siyah 32 2');
});

it('goes on with the list of another day at a scan', async () => {
  const code = '8697420000028';
  const found = { productId: jeans.id, size: '30', color: 'Blue', packId: null, state: 'ok' };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
  changeList(customerId, () => ({ texts: [{ id: '1', text, isTyped: false }], lines: 1, questions: 1 }));
  vi.useRealTimers();
  const { field } = await openPage({
    [calls.look]: { body: [{ code, ...found }] },
    [`GET /api/products/${jeans.id}`]: { body: jeans },
  });
  screen.getByRole('button', { name: 'Go on' });
  scan(code, field);
  expect(await screen.findByRole('button', { name: 'Add 7 pieces' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

it('adds a carton for each scan of its barcode', async () => {
  const code = '8697420000998';
  const carton = { id: 'carton', name: null, unit: 'carton', mixed: true, pieces: 24, lines: [] };
  const found = { productId: jeans.id, size: null, color: null, packId: carton.id, state: 'ok' };
  const { field, bodies } = await openPage({
    [calls.look]: { body: [{ code, ...found }] },
    [`GET /api/products/${jeans.id}`]: { body: { ...jeans, packs: [carton] } },
  });
  field.focus();
  scan(code, field);
  scan(code, field);
  await userEvent.click(await screen.findByRole('button', { name: 'Add 48 pieces' }));
  await waitFor(() => expect(bodies(calls.add)).toHaveLength(1));
  expect(bodies(calls.add)[0].rows).toMatchObject([{ productId: jeans.id, packId: carton.id, quantity: 2 }]);
});

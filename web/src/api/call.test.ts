import { login } from '@toptan/contract/auth';
import { createProduct } from '@toptan/contract/catalog/product-changes';
import { listOrders, placeOrder, setOrderStatus } from '@toptan/contract/orders';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLanguageStore } from '../i18n/language-store.ts';
import { answerCalls } from '../testing/answers.ts';
import { ApiError } from './api-error.ts';
import { call, callPage } from './call.ts';
import { clearAnswers } from './known-answers.ts';

const id = '0190d3a0-0000-7000-8000-000000000001';

afterEach(() => {
  useLanguageStore.setState({ currentLanguage: 'en' });
});

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    reason => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error;
}

describe('a call', () => {
  it('fills the path, sends JSON with its type, the language and the idempotency key', async () => {
    useLanguageStore.setState({ currentLanguage: 'ar' });
    const sent = answerCalls({ [`PUT /api/orders/${id}/status`]: { body: { id } } });
    await call(setOrderStatus, { params: { id }, body: { status: 'shipped' } }, { idempotencyKey: 'k1' });
    const [{ headers, body } = expect.fail('nothing was sent')] = sent;
    expect(body).toBe('{"status":"shipped"}');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('accept-language')).toBe('ar');
    expect(headers.get('idempotency-key')).toBe('k1');
  });

  it('has neither body nor content type when there is no payload', async () => {
    const sent = answerCalls({ 'GET /api/orders?status=pending&limit=5': { body: [] } });
    await call(listOrders, { query: { status: 'pending', limit: 5, q: undefined } });
    expect(sent[0]?.body).toBeUndefined();
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  it('sends a form where the endpoint takes a file: lists as JSON text, nothing as an empty part', async () => {
    const sent = answerCalls({ 'POST /api/products': { status: 201, body: {} } });
    const file = new File(['x'], 'dress.png', { type: 'image/png' });
    const body = { name: 'Elbise', price: '12.00', sizes: ['26', '27'], costPrice: null, sku: undefined };
    await call(createProduct, { body }, { file });
    const form = sent[0]?.body as FormData;
    expect(Object.fromEntries([...form].filter(([, part]) => typeof part === 'string'))).toEqual({
      name: 'Elbise',
      price: '12.00',
      sizes: '["26","27"]',
      costPrice: '',
    });
    expect((form.get('image') as File).name).toBe('dress.png');
  });

  it('brings a page with its total and where the next one starts', async () => {
    answerCalls({
      'GET /api/orders?limit=1': {
        body: [{ id }],
        headers: { 'x-total-count': '41', link: '</api/orders?limit=1&cursor=a%2Bb>; rel="next"' },
      },
    });
    expect(await callPage(listOrders, { query: { limit: 1 } })).toEqual({
      rows: [{ id }],
      total: 41,
      nextCursor: 'a+b',
    });
  });
});

describe('a list that is requested again', () => {
  const address = 'GET /api/orders?limit=2';
  const ask = () => callPage(listOrders, { query: { limit: 2 } });
  const answer = {
    body: [{ id }],
    headers: { etag: 'W/"one"', 'x-total-count': '41', link: '</api/orders?cursor=c>; rel="next"' },
  };
  afterEach(clearAnswers);

  it('names what it was, and is what it was where that still holds', async () => {
    const first = answerCalls({ [address]: answer });
    const page = await ask();
    expect(first[0]?.headers.has('if-none-match')).toBe(false);
    const again = answerCalls({ [address]: { status: 304 } });
    expect(await ask()).toEqual(page);
    expect(again[0]?.headers.get('if-none-match')).toBe('W/"one"');
  });

  it('is another one where the server has another one', async () => {
    answerCalls({ [address]: answer });
    await ask();
    const changed = { body: [], headers: { etag: 'W/"two"', 'x-total-count': '0' } };
    answerCalls({ [address]: changed });
    expect(await ask()).toEqual({ rows: [], total: 0, nextCursor: null });
    const third = answerCalls({ [address]: { status: 304 } });
    expect(await ask()).toEqual({ rows: [], total: 0, nextCursor: null });
    expect(third[0]?.headers.get('if-none-match')).toBe('W/"two"');
  });

  it('is requested without an etag by the next user', async () => {
    answerCalls({ [address]: answer });
    await ask();
    clearAnswers();
    const next = answerCalls({ [address]: answer });
    await ask();
    expect(next[0]?.headers.has('if-none-match')).toBe(false);
  });

  it('evicts the oldest when the cache is full', async () => {
    const text = 'x'.repeat(900_000);
    const sent = answerCalls(
      Object.fromEntries(
        [1, 2, 3].map(limit => [
          `GET /api/orders?limit=${limit}`,
          { body: [text], headers: { etag: `W/"${limit}"` } },
        ]),
      ),
    );
    for (const limit of [1, 2, 3, 3, 1]) await callPage(listOrders, { query: { limit } });
    const names = sent.map(({ headers }) => headers.get('if-none-match'));
    expect(names).toEqual([null, null, null, 'W/"3"', null]);
  });
});

describe('a refused call', () => {
  it('fails with the status and the body text, the code and the fields', async () => {
    const refusal = {
      code: 'validation_failed',
      message: 'Some values are wrong',
      fields: [{ path: 'items.0.quantity', code: 'too_big', message: 'Too big', limit: 999 }],
    };
    answerCalls({ 'POST /api/orders': { status: 400, body: refusal } });
    const error = await failure(
      call(placeOrder, { body: { customerId: id, items: [{ productId: id, quantity: 1000 }] } }),
    );
    expect(error.message).toBe(`400: ${JSON.stringify(refusal)}`);
    expect(error).toMatchObject({ status: 400, code: 'validation_failed', fields: refusal.fields });
  });

  it('has the status text as its message when there is no body, and knows what a foreign answer means', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    const error = await failure(call(login, { body: { username: 'a', password: 'b' } }));
    expect(error).toMatchObject({ message: '502: Bad Gateway', code: 'unavailable' });
  });

  it('is offline when no answer comes', async () => {
    answerCalls({ 'POST /api/auth/login': 'offline' });
    const error = await failure(call(login, { body: { username: 'a', password: 'b' } }));
    expect(error).toMatchObject({ code: 'offline', status: 0 });
  });
});

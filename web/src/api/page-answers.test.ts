import { checkSession, logout } from '@toptan/contract/auth';
import { listBasket } from '@toptan/contract/basket';
import { listOrders } from '@toptan/contract/orders';
import { type PageAnswers, pageAnswersId } from '@toptan/contract/page-answers';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** The calls of a page that came with these answers; the network has others. */
async function openPage(answers: PageAnswers, since = '') {
  const element = document.createElement('script');
  Object.assign(element, {
    type: 'application/json',
    id: pageAnswersId,
    textContent: JSON.stringify(answers),
  });
  if (since) element.dataset['since'] = since;
  document.body.append(element);
  const sent = answerCalls({
    'GET /api/orders?limit=40': { body: ['newer'] },
    'GET /api/basket': { body: ['newer'] },
    'POST /api/auth/logout': { status: 204 },
  });
  vi.resetModules();
  const [{ eventPosition }, { call, callPage }, { QueryClient }, { dataQuery, listQuery }] =
    await Promise.all([
      import('./page-answers.ts'),
      import('./call.ts'),
      import('@tanstack/react-query'),
      import('./queries.ts'),
    ]);
  return { sent, eventPosition, call, callPage, dataQuery, listQuery, queryClient: new QueryClient() };
}

const link = '</api/orders?limit=40&cursor=c2>; rel="next"';
const orders = { status: 200, headers: { 'x-total-count': '90', link }, body: [{ id: 'brought' }] };

it('an answer that came with the page is taken once, in place of the call', async () => {
  const { sent, callPage } = await openPage({ '/api/orders?limit=40': orders });
  const ask = () => callPage(listOrders, { query: { limit: 40 } });
  expect(await ask()).toEqual({ rows: [{ id: 'brought' }], total: 90, nextCursor: 'c2' });
  expect(sent).toEqual([]);
  expect((await ask()).rows).toEqual(['newer']);
});

it('a list has it before it asks', async () => {
  const { queryClient, listQuery } = await openPage({ '/api/orders?limit=40': orders });
  const options = listQuery(listOrders, { query: { limit: 40 } });
  const query = queryClient.getQueryCache().build(queryClient, options as never);
  expect(query.state.data).toMatchObject({ pages: [{ total: 90, nextCursor: 'c2' }], pageParams: [null] });
});

it('a refusal of the session check is one as from the network', async () => {
  const body = { code: 'not_signed_in', message: 'Sign in first' };
  const { sent, call } = await openPage({ '/api/auth/check': { status: 401, headers: {}, body } });
  await expect(call(checkSession)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(sent).toEqual([]);
});

it('nothing is taken after something was written', async () => {
  const basket = { status: 200, headers: {}, body: ['brought'] };
  const { call, eventPosition } = await openPage({ '/api/basket': basket }, 'p1');
  expect(eventPosition()).toBe('p1');
  await call(logout);
  expect(await call(listBasket)).toEqual(['newer']);
  expect(eventPosition()).toBeUndefined();
});

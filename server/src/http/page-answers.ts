import { getAccount, listSessions } from '@toptan/contract/account';
import { checkSession, type SessionInfo } from '@toptan/contract/auth';
import { checkBasket } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { listColors, listSizeSets } from '@toptan/contract/catalog/sizing';
import { draftsShown, listDrafts } from '@toptan/contract/drafts';
import { getGuide } from '@toptan/contract/guide';
import { countOrders } from '@toptan/contract/orders';
import { pageAnswersId } from '@toptan/contract/page-answers';
import { getSalesReport } from '@toptan/contract/reports';
import { getPortal, getSettings } from '@toptan/contract/settings';
import { getMonthlyStats, getStats } from '@toptan/contract/stats';
import type { FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify';

const drafts = `${listDrafts.path}?limit=${draftsShown}`;
const firstPageOfCatalog = '/api/products?active=true&limit=40';

/**
 * The first calls of each screen, by its address. The browser makes the calls itself that are
 * missing here, or whose address it writes differently: the screen is slower, but still correct.
 */
const firstCalls: Record<string, readonly string[]> = {
  '/': [getGuide.path, getStats.path, getMonthlyStats.path, '/api/orders?view=summary&limit=5', drafts],
  '/catalog': [firstPageOfCatalog, '/api/products/counts?active=true'],
  '/orders': ['/api/orders?view=summary&limit=20', countOrders.path],
  '/basket': ['/api/orders?view=summary&limit=1', drafts],
  '/basket/list': ['/api/orders?view=summary&limit=2', getPortal.path],
  '/account': [getAccount.path, listSessions.path],
  '/admin/orders': ['/api/orders?view=summary&limit=100', getStats.path],
  '/admin/catalog': ['/api/products?limit=200', '/api/manufacturers?limit=1000', listSizeSets.path],
  '/admin/collections': ['/api/collections?limit=200'],
  '/admin/links': ['/api/share-links?state=open&limit=200'],
  '/admin/sizes': [`${listSizeSets.path}?counts=true`, `${listColors.path}?counts=true`],
  '/admin/customers': [
    '/api/customers?limit=200',
    '/api/customers?active=true&limit=1',
    '/api/customers?active=false&limit=1',
  ],
  '/admin/manufacturers': ['/api/manufacturers?limit=200'],
  '/admin/reports': [getSalesReport.path],
  '/admin/terms': ['/api/terms?limit=200'],
  '/admin/imports': ['/api/imports?limit=10'],
  '/admin/registration-requests': [
    '/api/registration-requests?status=pending&limit=60',
    '/api/registration-requests?status=processed&limit=200',
  ],
  '/admin/settings': [getSettings.path],
  '/admin/start': [getGuide.path, getSettings.path],
  '/admin/audit': ['/api/audit?limit=200'],
};

type Answered = { address: string; answer: LightMyRequestResponse };

/** The facts in a page about the user who opens it. */
export type FirstAnswers = {
  session: SessionInfo | null;
  answered: readonly Answered[];
};

/** Makes a call of the contract as the user who opens the page, with the same access, validation and filters. */
async function call(request: FastifyRequest, address: string): Promise<Answered> {
  const { 'accept-encoding': _, ...headers } = request.headers;
  const { remoteAddress } = request.socket;
  const answer = await request.server.inject({
    url: address,
    headers,
    ...(remoteAddress && { remoteAddress }),
  });
  return { address, answer };
}

const isAnswered = ({ answer }: Answered) => answer.statusCode === 200;

/**
 * The answers to the first calls of the page. The browser makes refused and failed calls again.
 * @param open the first call of a page that people without an account see
 */
export async function firstAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  open: string | undefined,
): Promise<FirstAnswers> {
  const shown = open === undefined ? [] : [await call(request, open)].filter(isAnswered);
  const check = await call(request, checkSession.path);
  const { statusCode, headers } = check.answer;
  // The call has extended the session.
  if (headers['set-cookie']) reply.header('set-cookie', headers['set-cookie']);
  if (statusCode !== 200)
    return { session: null, answered: [...(statusCode === 401 ? [check] : []), ...shown] };
  const session = check.answer.json<SessionInfo>();
  const { customer } = session;
  const basket = customer ? [checkBasket.path.replace('{customerId}', customer.id)] : [];
  const calls = [...basket, listColors.path, ...(firstCalls[request.url] ?? [])];
  const others = await Promise.all(calls.map(address => call(request, address)));
  return {
    session,
    answered: [check, ...others.filter(isAnswered), ...shown],
  };
}

/** The first products of the catalogue, if they are among the answers. */
export function firstProducts(answered: readonly Answered[]): Product[] {
  const page = answered.find(({ address }) => address === firstPageOfCatalog);
  return page?.answer.json<Product[]>() ?? [];
}

/**
 * The element that carries the answers. No name of a product can close it early.
 * @param since position in the event stream from which the browser receives changes
 */
export function answersElement(answered: readonly Answered[], since: string | undefined): string {
  const entries = answered.map(({ address, answer: { statusCode, headers, payload } }) => {
    const { 'x-total-count': total, 'x-total-count-capped': capped, link } = headers;
    const counted = { 'x-total-count': total, 'x-total-count-capped': capped, link };
    const about = JSON.stringify({ status: statusCode, headers: counted });
    return `${JSON.stringify(address)}:${about.slice(0, -1)},"body":${payload}}`;
  });
  const text = `{${entries.join(',')}}`.replaceAll('<', '\\u003c');
  const position = since === undefined ? '' : ` data-since="${since}"`;
  return `<script type="application/json" id="${pageAnswersId}"${position}>${text}</script>`;
}

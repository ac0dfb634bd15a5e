import type { BasketItem, BasketQuote } from '@toptan/contract/basket';
import type { Draft } from '@toptan/contract/drafts';
import type { Caller } from './portal.ts';
import type { Shop } from './trade.ts';

/** Pieces that staff put into a draft. */
export type DraftedLine = {
  productId: string;
  quantity?: number;
  selectedSize?: string;
  selectedColor?: string;
};

/** The lines and the total of a draft, as a screen shows them. */
export async function shownDraft(
  caller: Caller,
  { customerId }: Shop,
  draftId: string,
): Promise<{ items: BasketItem[]; expectedTotal: string }> {
  const answer = await caller.call('GET', `/api/basket/${customerId}/check?draftId=${draftId}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { lines: items, total: expectedTotal } = answer.json<BasketQuote>();
  return { items, expectedTotal };
}

/** Puts pieces into the open draft of a member of staff for a shop. @returns its id */
export async function prepareDraft(admin: Caller, { customerId }: Shop, ...lines: DraftedLine[]) {
  const { id: draftId } = (await admin.call('POST', '/api/drafts', { customerId })).json<Draft>();
  for (const line of lines) {
    const answer = await admin.call('POST', '/api/basket', { customerId, draftId, quantity: 1, ...line });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
  return draftId;
}

/** Offers a draft to its shop at its present total. */
export async function offer(admin: Caller, shop: Shop, draftId: string, more: object = {}): Promise<Draft> {
  const { expectedTotal } = await shownDraft(admin, shop, draftId);
  const answer = await admin.call('PUT', `/api/drafts/${draftId}/offer`, { expectedTotal, ...more });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Makes a link to a draft. @returns its token */
export async function linkTo(admin: Caller, draftId: string): Promise<string> {
  const answer = await admin.call('POST', `/api/drafts/${draftId}/link`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { link } = answer.json<{ link: string }>();
  return new URL(link).hash.slice(1);
}

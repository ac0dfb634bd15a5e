import { createCollection, updateCollection } from '@toptan/contract/catalog/collection-changes';
import { orderByDraftLink } from '@toptan/contract/draft-links';
import { offerDraft } from '@toptan/contract/drafts';
import type { Endpoint } from '@toptan/contract/endpoint';
import { changeOrderLines, checkOrderLines } from '@toptan/contract/order-changes';
import { joinOrders } from '@toptan/contract/order-joining';
import { askForChange, decideChangeRequest } from '@toptan/contract/order-requests';
import { placeOrder } from '@toptan/contract/orders';
import { learnCustomerNames } from '@toptan/contract/reading';
import fc, { type Arbitrary } from 'fast-check';
import { idReference, ownSecrets } from '../../server/src/testing/references.ts';

/** The shirt of every order and draft at the beginning of a round. */
const productId = idReference('products', 0);

const quantities = fc.integer({ min: 0, max: 3 });
const versions = fc.constantFrom(1, 1, 1, 2);
const rows = quantities.map(quantity => [{ ref: 'a', productId, quantity }]);
const orders = fc.nat(7).map(pick => idReference('orders', pick));
const drafts = fc.nat(7).map(pick => idReference('drafts', pick));
/** The caller's own id, for a shop. */
const customers = fc.nat(3).map(half => idReference('customers', 2 * half));
const collection = fc.record({
  name: fc.constantFrom('Cuma', 'Yaz'),
  translations: fc.constant({}),
  productIds: fc.constantFrom([], [productId]),
  startsAt: fc.constantFrom(null, '2026-11-20T10:00:00Z'),
  endsAt: fc.constant(null),
});

/** Bodies that agree with the rows at the beginning of a round, of calls that hardly any random body is accepted by. */
export const fittingBodies: ReadonlyMap<Endpoint, Arbitrary<unknown>> = new Map<Endpoint, Arbitrary<unknown>>(
  [
    [changeOrderLines, fc.record({ version: versions, rows })],
    [checkOrderLines, fc.record({ version: versions, rows })],
    [joinOrders, fc.record({ otherId: orders, version: versions, otherVersion: versions })],
    [askForChange, fc.record({ version: versions, rows })],
    [decideChangeRequest, fc.record({ version: versions, accepted: fc.constantFrom([], ['0']) })],
    [
      placeOrder,
      fc.record({
        customerId: customers,
        draftId: drafts,
        items: fc.constant([{ productId, quantity: 1 }]),
      }),
    ],
    [offerDraft, fc.record({ expectedTotal: fc.constantFrom('37.50', '50.00') })],
    [
      orderByDraftLink,
      fc.constant({
        token: ownSecrets.token,
        items: [{ productId, quantity: 1 }],
        expectedTotal: '37.50',
      }),
    ],
    [learnCustomerNames, fc.constant({ names: [{ text: 'ütüsüz gömlek', productId }] })],
    [createCollection, collection],
    [updateCollection, fc.tuple(collection, versions).map(([body, version]) => ({ ...body, version }))],
  ],
);

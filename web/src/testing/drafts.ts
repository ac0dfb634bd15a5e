import type { Draft } from '@toptan/contract/drafts';

/** A draft of staff for the shop Lale; its id is `d`. */
export const draft: Draft = {
  id: 'd',
  kind: 'staff',
  customer: {
    id: 'l',
    companyName: 'Lale Moda Ltd.',
    customerShortName: 'Lale Moda',
    isActive: true,
    processingFee: '30.00',
  },
  by: { id: 'u', name: 'Mert Aydın' },
  items: 1,
  pieces: 12,
  products: 1,
  pricesChanged: 0,
  subtotal: '120.00',
  pictures: [],
  notes: null,
  overrideReason: null,
  offeredAt: null,
  offeredTotal: null,
  linkUntil: null,
  changedAt: '2026-11-20T10:00:00Z',
  order: null,
};

/** The session of a member of staff. */
export const staffSession = {
  user: { id: 'u', username: 'mert', role: 'admin' as const, customerId: null },
  customer: null,
};

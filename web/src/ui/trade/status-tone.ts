import { orderStatuses } from '@toptan/contract/order-statuses';

const tones = [...orderStatuses, 'approved', 'rejected'] as const;

/** Color of a status: each named one has its own, anything else is grey. */
export type StatusTone = (typeof tones)[number] | 'other';

/** The tone of any status text, 'ready' and unknown ones included. */
export function toneOf(status: string): StatusTone {
  return tones.find(tone => tone === status) ?? 'other';
}

import { randomBytes } from 'node:crypto';
import type { CallerName } from './requests.ts';

/** Begins every password and every setting that is a secret; nothing that the server answers or logs may hold it. */
export const canary = 'canary-';

export const password = `${canary}password`;

/** The token of the link to a draft that is offered to the first shop. */
export const draftLink = `${canary}${randomBytes(24).toString('base64url')}`;

/** The token of a link that shows goods with the prices of the first shop. */
export const sharedToken = `${canary}${randomBytes(24).toString('base64url')}`;

/** The token of a link that shows the same goods without prices. */
export const plainToken = `${canary}${randomBytes(24).toString('base64url')}`;

/** The mark in every text of a shop; of a manufacturer, whom only staff may see; and of staff, which only they may read. */
export const markerOf = (whose: CallerName | 'manufacturer' | 'staff') => `mark(${whose})`;

import type { Endpoint } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';
import type { Language } from './languages.ts';
import ar from './words/ar/actions.json' with { type: 'json' };
import en from './words/en/actions.json' with { type: 'json' };
import tr from './words/tr/actions.json' with { type: 'json' };

type Call = (typeof endpoints)[keyof typeof endpoints][number];
type NameOf<E> = E extends { method: Exclude<Endpoint['method'], 'GET'>; path: infer Path extends string }
  ? `${E['method']} ${Path}`
  : never;

/** Calls that are no GET and leave no event: baskets, the own sign-out, and looks at texts, at codes, at rules, at a change of an order and at links, sizes that a shop waits for, and the notices of a device. */
type WithoutEvent =
  | 'POST /api/basket'
  | 'POST /api/basket/batch'
  | 'PUT /api/basket/{id}'
  | 'DELETE /api/basket/{id}'
  | 'POST /api/basket/read'
  | 'POST /api/basket/read/file'
  | 'POST /api/codes/lookup'
  | 'POST /api/terms/preview'
  | 'POST /api/orders/{id}/lines/check'
  | 'POST /api/basket/packs'
  | 'PUT /api/basket/packs/{id}'
  | 'POST /api/auth/logout'
  | 'POST /api/auth/password-link'
  | 'POST /api/drafts/link'
  | 'POST /api/shared/{token}/opened'
  | 'PUT /api/bells/{variantId}'
  | 'DELETE /api/bells/{variantId}'
  | 'POST /api/account/push'
  | 'DELETE /api/account/push';

/** Every action that an event may name: a write of the contract, or work of the server by itself. */
export type ActionName =
  | Exclude<NameOf<Call>, WithoutEvent>
  | 'email.sent'
  | 'email.failed'
  | 'notice.sent'
  | 'import.checked'
  | 'import.failed'
  | 'import.applied'
  | 'import.undone';

/** The name of each action, on the screen and in files. A new write of the contract does not compile until it has its words. */
const actionWords = { en, ar, tr } satisfies Record<Language, Record<ActionName, string>>;

export const actionNames = Object.keys(en) as (keyof typeof en)[] satisfies ActionName[];

/** The name of an action; one of an older version keeps the name of its call. */
export const actionName = (action: string, language: Language): string =>
  Object.hasOwn(en, action) ? actionWords[language][action as ActionName] : action;

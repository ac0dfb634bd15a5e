import * as calls from '@toptan/contract/notices';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../current-settings.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import type { Principal } from '../http/principal.ts';
import { publicOrigin } from '../http/public-address.ts';
import { preferredLanguage } from '../language.ts';
import { notFound, orNotFound } from '../refusal.ts';
import { registerBells } from './bells/routes.ts';
import { changeNoticesOff, openMessage } from './commands.ts';
import { orderMessage } from './message.ts';
import { listNoticePage, messageFacts, noticesOffOf } from './queries.ts';

/** The customer of a shop. @throws Refusal 404 for a user without one */
function ownCustomer({ customerId }: Principal): string {
  if (customerId === null) throw notFound();
  return customerId;
}

/** What shops are told: staff read it and send messages, a shop chooses what it does without. */
export function registerNotices(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  registerBells(app, deps);

  handle(app, calls.listNotices, ({ query }) => listNoticePage(db, query));

  handle(app, calls.getOrderMessage, async ({ request, params }) => {
    const [facts, { languages }] = await Promise.all([messageFacts(db, params.id), readSettings(db)]);
    const { orderNumber, status, owner, company, phone, language: chosen } = orNotFound(facts);
    const language = preferredLanguage(chosen ?? undefined, languages);
    const link = `${publicOrigin(request, config)}/orders?order=${params.id}`;
    return {
      phone,
      language,
      text: orderMessage(language, { name: owner || company, orderNumber, status }, link),
    };
  });

  handle(app, calls.tellByWhatsapp, async ({ principal, params, body, actor }) => {
    await openMessage(db, actor, { orderId: params.id, kind: body.kind, userId: principal.userId });
    return undefined;
  });

  const presentOwn = async (customerId: string) => {
    const [off, { noticesOn }] = await Promise.all([noticesOffOf(db, customerId), readSettings(db)]);
    return { on: noticesOn.filter(each => each.endsWith(':email')), off };
  };

  handle(app, calls.getOwnNotices, ({ principal }) => presentOwn(ownCustomer(principal)));

  handle(app, calls.setOwnNotices, async ({ principal, body, actor }) => {
    const customerId = ownCustomer(principal);
    await changeNoticesOff(db, actor, customerId, body.off);
    return presentOwn(customerId);
  });
}

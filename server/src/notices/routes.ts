import type { Language } from '@toptan/contract/languages';
import { ownWays } from '@toptan/contract/notice-kinds';
import * as calls from '@toptan/contract/notices';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../auth/sessions/session.ts';
import { readSettings } from '../current-settings.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { isHttps, publicOrigin } from '../http/public-address.ts';
import { preferredLanguage } from '../language.ts';
import { orNotFound } from '../refusal.ts';
import type { ShopViewer } from '../viewer.ts';
import { registerBells } from './bells/routes.ts';
import { changeNoticesOff, openMessage } from './commands.ts';
import { orderText } from './message.ts';
import { subscribe } from './push/commands.ts';
import { findKeys, isSubscribed, removeSubscriptionOf } from './push/queries.ts';
import { listNoticePage, messageFacts, noticesOffOf } from './queries.ts';

/** What shops are told: staff read it and send messages, a shop chooses what it does without. */
export function registerNotices(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  registerBells(app, deps);

  handle(app, calls.listNotices, ({ query }) => listNoticePage(db, query));

  handle(app, calls.getOrderMessage, async ({ request, params }) => {
    const [facts, { languages }] = await Promise.all([messageFacts(db, params.id), readSettings(db)]);
    const { owner, company, phone, language: chosen, goodsIn, ...order } = orNotFound(facts);
    const language = preferredLanguage(chosen, languages);
    const link = `${publicOrigin(request, config)}/orders?order=${goodsIn}`;
    const draft = (to: Language) => orderText(to, { name: owner || company, ...order }, link);
    const drafts = { en: draft('en'), tr: draft('tr'), ar: draft('ar') };
    return { phone, language, text: drafts[language], drafts };
  });

  handle(app, calls.tellByWhatsapp, ({ principal, params, body, actor }) =>
    openMessage(db, actor, { orderId: params.id, kind: body.kind, userId: principal.userId }),
  );

  const presentOwn = async ({ customerId }: ShopViewer, sessionId: string): Promise<calls.OwnNotices> => {
    const [off, { noticesOn }, keys, isOn] = await Promise.all([
      noticesOffOf(db, customerId),
      readSettings(db),
      isHttps(config) ? findKeys(db) : undefined,
      isSubscribed(db, sessionId),
    ]);
    const on = noticesOn.filter(each => ownWays.some(way => each.endsWith(`:${way}`)));
    return { on, off, device: { key: keys?.publicKey.toString('base64url') ?? null, isOn } };
  };

  handle(app, calls.getOwnNotices, ({ request, viewer }) => presentOwn(viewer, sessionOf(request).id));

  handle(app, calls.setOwnNotices, async ({ request, viewer, body, actor }) => {
    await changeNoticesOff(db, actor, viewer.customerId, body.off);
    return presentOwn(viewer, sessionOf(request).id);
  });

  handle(app, calls.subscribeDevice, async ({ request, viewer, body: { endpoint, p256dh, auth } }) => {
    const session = sessionOf(request);
    const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
    await subscribe(db, session, { endpoint, ...keys });
    return presentOwn(viewer, session.id);
  });

  handle(app, calls.unsubscribeDevice, async ({ request, viewer }) => {
    const { id } = sessionOf(request);
    await removeSubscriptionOf(db, id);
    return presentOwn(viewer, id);
  });
}

import * as calls from '@toptan/contract/sharing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { linkInvalid } from '../auth/commands.ts';
import { countAttempt } from '../auth/throttle/commands.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { publicOrigin } from '../http/public-address.ts';
import { networkOf } from '../network.ts';
import { notFound, orNotFound, Refusal } from '../refusal.ts';
import { cardUrl } from './card.ts';
import { changeLink, createLink, endLink } from './commands.ts';
import { headOf } from './messages.ts';
import { listLinkPage } from './queries.ts';
import { countOpening, findByToken, findCard, goodsOf, readShared } from './shared.ts';

/** Seconds in which a network opens a link once, however often it looks. */
const openingSeconds = 60 * 60;

/** The page of a link. */
const page = /^\/s\/[\w-]{1,200}$/;
const tokenIn = (path: string) => path.slice(`${calls.sharedPath}/`.length);

const cardFile = /^([0-9a-f-]{36})\.jpg$/;

/** Shared links: staff make them, whoever has one reads it. */
export function registerSharing(app: FastifyInstance, { db, config }: Deps): void {
  handle(app, calls.getShared, async ({ params, principal, request }) => {
    app.publicReads.hit(request.ip);
    const link = await findByToken(db, params.token);
    const shared = link && (await readShared(db, link));
    if (!shared) throw linkInvalid();
    if (principal?.role !== 'admin') return shared;
    return { ...shared, link: { id: link.id, opened: link.opened } };
  });

  handle(app, calls.openShared, async ({ params, principal, request }) => {
    app.publicReads.hit(request.ip);
    const link = principal?.role === 'admin' ? undefined : await findByToken(db, params.token);
    if (!link) return undefined;
    const subject = `shared:${link.id}:${networkOf(request.ip)}`;
    try {
      await countAttempt(db, [{ subject, most: 1, beyond: 'refuse' }], openingSeconds);
      await countOpening(db, link.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return undefined;
  });

  handle(app, calls.listShareLinks, ({ query }) => listLinkPage(db, query));
  handle(app, calls.createShareLink, ({ body, actor, request }) =>
    createLink(db, actor, { body, origin: publicOrigin(request, config) }),
  );
  handle(app, calls.updateShareLink, ({ params, body, actor }) => changeLink(db, actor, params.id, body));
  handle(app, calls.endShareLink, ({ params, actor }) => endLink(db, actor, params.id));

  app.publicPages.push({
    has: path => page.test(path),
    firstCall: path => calls.getShared.path.replace('{token}', tokenIn(path)),
    isUnlisted: true,
    async head(request, path) {
      const link = await findByToken(db, tokenIn(path));
      if (!link) return null;
      const { id, language, hasCard, collectionId } = link;
      const goods = await goodsOf(db, collectionId);
      const [only] = goods.length === 1 ? goods : [];
      const shown = { ...link, product: only ?? null, products: goods.length };
      const imageUrl = hasCard ? `${publicOrigin(request, config)}${cardUrl(id)}` : null;
      return { ...headOf(language, shown), imageUrl, language, canonical: null };
    },
  });

  app.get('/images/cards/:file', { config: { access: 'public' } }, async (request, reply) => {
    const { file } = z.object({ file: z.string() }).parse(request.params);
    const id = z.uuid().safeParse(cardFile.exec(file)?.[1]);
    if (!id.success) throw notFound();
    const card = orNotFound(await findCard(db, id.data));
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(card);
  });
}

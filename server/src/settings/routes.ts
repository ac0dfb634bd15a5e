import { accentPattern } from '@toptan/contract/accent';
import { iconSizes } from '@toptan/contract/portal';
import * as calls from '@toptan/contract/settings';
import * as changes from '@toptan/contract/settings-changes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readPicture } from '../catalog/images/picture.ts';
import { readSettings } from '../current-settings.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { publicOrigin } from '../http/public-address.ts';
import { immutable } from '../http/static.ts';
import { brandingOf, senderOf } from '../mail/branding.ts';
import type { Outbox } from '../mail/outbox.ts';
import { writePreview } from '../mail/written-email.ts';
import { notFound, orNotFound } from '../refusal.ts';
import { changeSettings, presentSettings, setPicture } from './commands.ts';
import { markOf, portalOf } from './portal.ts';
import { findIcon } from './queries.ts';

const iconAddress = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  file: z.enum(iconSizes.map(size => `${size}.png`)),
});

const markAddress = z.object({
  letter: z.string().min(1).max(8),
  accent: z.string().regex(accentPattern),
});

/** The wholesaler's settings, for administrators; the public settings and the icons, for everybody. */
export function registerSettings(
  app: FastifyInstance,
  { db, config, outbox }: Deps & { outbox: Outbox },
): void {
  handle(app, calls.getSettings, () => presentSettings(db));

  const { examples } = config;
  handle(app, calls.getPortal, async () => ({
    ...portalOf(await readSettings(db), outbox),
    ...(examples && { examples }),
  }));

  handle(app, changes.updateSettings, ({ body, actor }) => changeSettings(db, actor, body));

  const pictureIn = (file: UploadedFile | null) => (file ? readPicture(file.bytes) : null);
  handle(app, changes.setLogo, async ({ body, file, actor }) =>
    setPicture(db, actor, 'logo', body.version, await pictureIn(file)),
  );
  handle(app, changes.setLoginPicture, async ({ body, file, actor }) =>
    setPicture(db, actor, 'login', body.version, await pictureIn(file)),
  );

  handle(app, calls.previewEmail, async ({ query: { email, language, sentence }, request }) => {
    const current = await readSettings(db);
    const origin = publicOrigin(request, config);
    const branding = { ...brandingOf(current, email, language, origin), sentence: sentence || null };
    const { subject, html } = writePreview(email, language, origin, branding);
    const sender = senderOf(current, config.MAIL_FROM);
    return {
      from: typeof sender === 'string' ? sender : `${sender.name} <${sender.address}>`,
      subject,
      html,
    };
  });

  app.get('/images/icons/:hash/:file', { config: { access: 'public' } }, async (request, reply) => {
    const address = iconAddress.safeParse(request.params);
    if (!address.success) throw notFound();
    const { hash, file } = address.data;
    const bytes = orNotFound(await findIcon(db, hash, Number.parseInt(file, 10)));
    return reply.header('cache-control', immutable).type('image/png').send(bytes);
  });

  app.get('/mark.svg', { config: { access: 'public' } }, async (request, reply) => {
    const address = markAddress.safeParse(request.query);
    if (!address.success) throw notFound();
    const { letter: name, accent } = address.data;
    const mark = markOf({ name, accent });
    return reply.header('cache-control', immutable).type('image/svg+xml; charset=utf-8').send(mark);
  });
}

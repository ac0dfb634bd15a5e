import { imageWidths } from '@toptan/contract/catalog/products';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { immutable } from '../../http/static.ts';
import { notFound, orNotFound } from '../../refusal.ts';
import { readVariant } from './queries.ts';

const addressSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  file: z.enum(imageWidths.map(width => `${width}.webp`)),
});

/** Serves `GET /images/<hash>/<width>.webp`, outside the contract: the pictures of goods are no secret. */
export function registerImages(app: FastifyInstance, { db }: Deps): void {
  app.get('/images/:hash/:file', { config: { access: 'public' } }, async (request, reply) => {
    const address = addressSchema.safeParse(request.params);
    if (!address.success) throw notFound();
    const { hash, file } = address.data;
    const width = Number.parseInt(file, 10);
    const etag = `"${hash}-${width}"`;
    const bytes = orNotFound(await readVariant(db, hash, width));
    // Emails show the pictures within pages of other sites.
    reply.headers({ etag, 'cache-control': immutable, 'cross-origin-resource-policy': 'cross-origin' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('image/webp').send(bytes);
  });
}

import { and, eq, gte, notExists, or, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { images, imageVariants, productPictures } from '../../db/schema-goods.ts';
import { importImages } from '../../db/schema-imports.ts';
import { settings } from '../../db/schema-settings.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import type { Picture } from './picture.ts';

/**
 * Lets one transaction at a time add or remove pictures: the same picture may be added for one product while its last other product
 * drops it. It comes after the lock of the product's row and before the first write to `products`, which may wait for another
 * transaction: all of them then lock in the same order.
 */
export async function lockImages(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.images})`);
}

/** Stores a picture, unless it is stored already, in the transaction of the product that shows it; after `lockImages`. */
export async function storeImage(tx: Transaction, { hash, width, height, variants }: Picture): Promise<void> {
  const [added] = await tx
    .insert(images)
    .values({ hash, width, height })
    .onConflictDoNothing()
    .returning({ hash: images.hash });
  if (added) await tx.insert(imageVariants).values(variants.map(variant => ({ hash, ...variant })));
}

/** Removes those of these images that neither a product shows, nor an import, nor the portal itself; after `lockImages`. */
export async function removeUnusedImages(tx: Transaction, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const shown = tx
    .select({ id: productPictures.id })
    .from(productPictures)
    .where(eq(productPictures.imageHash, images.hash));
  const ofPortal = tx
    .select({ isOnly: settings.isOnly })
    .from(settings)
    .where(or(eq(settings.logoHash, images.hash), eq(settings.loginPictureHash, images.hash)));
  const ofImport = tx
    .select({ hash: importImages.imageHash })
    .from(importImages)
    .where(eq(importImages.imageHash, images.hash));
  await tx
    .delete(images)
    .where(and(isOneOf(images.hash, hashes), notExists(shown), notExists(ofImport), notExists(ofPortal)));
}

const variant = prepared('image_variant', db =>
  db
    .select({ bytes: imageVariants.bytes })
    .from(imageVariants)
    .where(
      and(
        eq(imageVariants.hash, sql.placeholder('hash')),
        gte(imageVariants.width, sql.placeholder('width')),
      ),
    )
    .orderBy(imageVariants.width)
    .limit(1),
);

/**
 * The WebP of a picture in a width, or in the next larger one that is stored: a picture may be older than a width. Null when no
 * such picture exists.
 */
export async function readVariant(db: Queryable, hash: string, width: number): Promise<Buffer | null> {
  const [found] = await variant(db).execute({ hash, width });
  return found?.bytes ?? null;
}

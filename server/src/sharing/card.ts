import { limitWork } from '../catalog/images/limit.ts';
import { loadSharp } from '../catalog/images/picture.ts';
import { readVariant } from '../catalog/images/queries.ts';
import type { Queryable } from '../db/client.ts';

/** Pixels of a card, as chat programs want it. */
const [width, height] = [1200, 630];

/** The most pictures of a card, side by side. */
export const cardPicturesMax = 3;

/** The ground behind a single picture, which would lose too much at this width. */
const ground = '#f1efe9';

/** The address of a link's card. */
export const cardUrl = (id: string) => `/images/cards/${id}.jpg`;

const whenFree = limitWork(1);

/**
 * Makes the card of a link: a JPEG of up to three pictures, without words.
 * @param hashes of the pictures
 * @returns null without a picture that can be read
 */
export async function makeCard(db: Queryable, hashes: readonly string[]): Promise<Buffer | null> {
  const found = await Promise.all(hashes.slice(0, cardPicturesMax).map(hash => readVariant(db, hash, 900)));
  const pictures = found.filter(bytes => bytes !== null);
  if (pictures.length === 0) return null;
  const sharp = await loadSharp();
  const panel = width / pictures.length;
  const made = whenFree(async () => {
    const panels = await Promise.all(
      pictures.map(async (bytes, at) => ({
        input: await sharp(bytes)
          .resize(panel, height, { fit: pictures.length === 1 ? 'contain' : 'cover', background: ground })
          .flatten({ background: ground })
          .raw()
          .toBuffer({ resolveWithObject: true }),
        left: at * panel,
      })),
    );
    return sharp({ create: { width, height, channels: 3, background: ground } })
      .composite(
        panels.map(({ input: { data, info }, left }) => ({
          ...{ input: data, left, top: 0 },
          raw: { width: info.width, height: info.height, channels: info.channels },
        })),
      )
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  });
  // A picture that cannot be read costs the card, not the link.
  return made.catch(() => null);
}

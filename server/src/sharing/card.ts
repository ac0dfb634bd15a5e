import { limitWork } from '../catalog/images/limit.ts';
import { loadSharp } from '../catalog/images/picture.ts';
import { readVariant } from '../catalog/images/queries.ts';
import { readSettings } from '../current-settings.ts';
import type { Queryable } from '../db/client.ts';

/** Pixels of a card, as chat programs want it. */
const [width, height] = [1200, 630];

/** The most pictures of a card, side by side. */
const cardPicturesMax = 3;

/** The ground behind one or two pictures, which would lose too much at their width. */
const ground = '#f1efe9';

/** The address of a link's card. */
export const cardUrl = (id: string) => `/images/cards/${id}.jpg`;

/** Pixels of the wholesaler's mark at most, of the white around it, and from the edges of the card. */
const mark = { width: 220, height: 64, padding: 16, edge: 30 } as const;

const whenFree = limitWork(1);

/** The swing tag of a portal without a name of its own, as a PNG that is opaque where its color lies: nothing here reads SVG. */
const plainMark = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADYAAABABAMAAACjEJkyAAAAMFBMVEVMaXEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACbsZG/AAAAD3RSTlMA3lCigPPoCLxvGM8rPpIAh2+iAAAACXBIWXMAAAsTAAALEwEAmpwYAAAA5ElEQVQ4y2NgAAOe14IIsO8AAxJg7/+PDH4UIMkV/kcF4khy/WhyPxBSfP/RwQO4nD6G3E+YFO9/THABKrceJhBy1xXG/AX1QD6U//EAAw+M/RXiDW6Y2k/IVm8Ay9nDuAFADiuKN1jg9gsAeYxwngOKB8KBvNL/SDbwoHpqPoJ7AOEBoNsUGJji/yMZ448cjC79KGEj/x8X+M3wHzcYYnK/jZHBfhS5L8ipFRZWQ0wOMw2Oyo3K0Ujua1paWjyt8y3ucukjSnmGCr4gl4No4BdSsYsOHFBKU4zqg2uGIDbQuYABAK1JSOeOEqm3AAAAAElFTkSuQmCC',
  'base64',
);

/** The color of the tokens. */
const plainAccent = '#0a5f66';

/** The house's mark on white as a PNG: its logo, or the swing tag. @returns null for a wholesaler with a name and without a logo */
async function drawMark(db: Queryable): Promise<Buffer | null> {
  const { logoHash, name, accent } = await readSettings(db);
  const logo = logoHash && (await readVariant(db, logoHash, 900));
  if (!logo && name !== null) return null;
  const sharp = await loadSharp();
  const { width, height, padding } = mark;
  const color = { create: { width: 1, height: 1, channels: 3, background: accent ?? plainAccent } } as const;
  const drawn =
    logo ||
    (await sharp(plainMark)
      .composite([{ input: color, tile: true, blend: 'in' }])
      .png()
      .toBuffer());
  return sharp(drawn)
    .resize({ width, height, fit: 'inside' })
    .flatten({ background: '#fff' })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: '#fff' })
    .png()
    .toBuffer();
}

/**
 * Makes the card of a link: a JPEG of up to three pictures and the wholesaler's mark, without words.
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
    const drawn = await drawMark(db);
    const panels = await Promise.all(
      pictures.map(async (bytes, at) => ({
        input: await sharp(bytes)
          .resize(panel, height, {
            fit: pictures.length < cardPicturesMax ? 'contain' : 'cover',
            background: ground,
          })
          .flatten({ background: ground })
          .raw()
          .toBuffer({ resolveWithObject: true }),
        left: at * panel,
      })),
    );
    return sharp({ create: { width, height, channels: 3, background: ground } })
      .composite([
        ...panels.map(({ input: { data, info }, left }) => ({
          input: data,
          left,
          top: 0,
          raw: { width: info.width, height: info.height, channels: info.channels },
        })),
        ...(drawn ? [{ input: drawn, left: mark.edge, top: mark.edge }] : []),
      ])
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  });
  // A picture that cannot be read costs the card, not the link.
  return made.catch(() => null);
}

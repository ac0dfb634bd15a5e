import type { Color } from '@toptan/contract/catalog/sizing';
import { type Language, nameFields } from '@toptan/contract/languages';
import { plainName } from '@toptan/contract/portal';
import { loadSharp } from '../catalog/images/picture.ts';
import { readVariant } from '../catalog/images/queries.ts';
import { listColors, listSizeSets } from '../catalog/sizing/queries.ts';
import { readSettings } from '../current-settings.ts';
import type { Database } from '../db/client.ts';
import { fieldNames } from '../words.ts';
import type { Letterhead } from './paper.ts';

/**
 * A stored picture as JPEG, which a PDF can hold; null where there is none. A picture that cannot be read leaves its place empty.
 */
async function jpegOf(db: Database, hash: string | null, width: 360 | 480): Promise<Buffer | null> {
  const stored = hash && (await readVariant(db, hash, width));
  if (!stored) return null;
  const sharp = await loadSharp();
  const jpeg = sharp(stored).flatten({ background: '#ffffff' }).jpeg({ quality: 80 });
  return jpeg.toBuffer().catch(() => null);
}

/** The hash in `/images/<hash>/<width>.webp`. */
const hashOf = (imageUrl: string | null): string | null => imageUrl?.split('/')[2] ?? null;

/**
 * Pictures by their address, each read once, one after the other: a paper has up to a thousand, and other calls need the database
 * and the threads as well.
 */
export async function picturesOf(db: Database, urls: readonly (string | null)[], width: 360 | 480) {
  const read = new Map<string, Buffer | null>();
  for (const url of urls)
    if (url !== null && !read.has(url)) read.set(url, await jpegOf(db, hashOf(url), width));
  return read;
}

/** The head of a paper in a language, and the bank accounts of the wholesaler. */
export async function readLetterhead(db: Database, language: Language) {
  const { ibans, ...company } = await readSettings(db);
  const { name, legalName, address, taxOffice, taxNumber, phones, email } = company;
  const logo = company.logoHash && (await readVariant(db, company.logoHash, 360));
  const letterhead: Letterhead = {
    name: name ?? plainName,
    lines: [
      legalName,
      ...(address?.split('\n') ?? []),
      [taxOffice ?? (taxNumber && fieldNames[language].vatNumber), taxNumber].filter(Boolean).join(' '),
      [...phones, email].filter(Boolean).join(' · '),
    ].filter((each): each is string => Boolean(each)),
    logo: logo ? await (await loadSharp())(logo).png().toBuffer() : null,
  };
  return { letterhead, ibans };
}

/** The names of colors in a language, and how they are drawn. */
export async function readColors(db: Database, language: Language) {
  const byKey = new Map((await listColors(db, false)).map((color): [string, Color] => [color.key, color]));
  return {
    nameOf: (key: string) => byKey.get(key)?.[nameFields[language]] ?? key,
    hexOf: (key: string) => byKey.get(key)?.hex ?? null,
  };
}

/** The labels of size sets with a single size, such as 'STD', which tell the reader of a paper nothing. */
export async function readOneSizes(db: Database): Promise<ReadonlySet<string>> {
  const sets = await listSizeSets(db, false);
  return new Set(
    sets.filter(({ kind }) => kind === 'one').flatMap(({ sizes }) => sizes.map(({ label }) => label)),
  );
}

import { isDeepStrictEqual } from 'node:util';
import { sameCell } from '@toptan/contract/catalog/cells';
import type { NewPack } from '@toptan/contract/catalog/pack-changes';
import type { KnownProduct } from '@toptan/contract/catalog/whole-product';
import type { FieldError, FieldProblem } from '@toptan/contract/errors';
import type { Transaction } from '../../db/client.ts';
import type { Difference } from '../../events/meanwhile.ts';
import { Refusal } from '../../refusal.ts';
import { type Claim, judgeClaims } from '../codes/claims.ts';
import { type Holder, passCodesOn, whoHasCodes, writeCodes } from '../codes/queries.ts';
import { lockProduct, type StoredProduct } from '../product.ts';
import { variantsOf } from '../variants/queries.ts';
import { cellOf, contentOf, contentProblems, packSize } from './content.ts';
import { changePack, insertPack, type Pack, presentPack, removePacks, replacePack } from './queries.ts';

/** A pack to be written, its place in the sent list, and whether it is left as it is stored. */
type Placed = { pack: NewPack; at: number; isLeft?: true };

/** The problems with the ids of packs. */
function idProblems(wanted: readonly Placed[], present: readonly Pack[]): FieldError[] {
  return wanted.flatMap(({ pack, at }, place) => {
    const problem = (code: FieldProblem, message: string): FieldError[] => [
      { path: `packs.${at}.id`, code, message },
    ];
    if (pack.id === undefined) return [];
    const known = present.find(({ id }) => id === pack.id);
    if (!known) return problem('not_found', 'No such pack of this product');
    if (wanted.findIndex(other => other.pack.id === pack.id) !== place)
      return problem('taken', 'This pack stands there twice');
    if (known.replacedById !== null && contentOf(known) !== contentOf(pack))
      return problem('invalid', 'This pack has been replaced and keeps its content');
    return [];
  });
}

type Shown = NonNullable<KnownProduct['packs']>[number];

/** Whether a sent pack equals the shown one, or the stored one. */
const saysSame = (pack: NewPack, other: Shown | Pack): boolean =>
  (pack.name ?? null) === other.name &&
  pack.unit === other.unit &&
  pack.isActive === other.isActive &&
  (pack.codes === undefined || isDeepStrictEqual(pack.codes.toSorted(), (other.codes ?? []).toSorted())) &&
  contentOf(pack) === contentOf(other);

/** The differences that others have made since the packs were shown, among the packs that this list changes. */
export function packDifferences(
  wanted: readonly NewPack[] | undefined,
  present: readonly Pack[],
  known: readonly Shown[] = [],
): Difference[] {
  return (wanted ?? []).flatMap((pack, at) => {
    const shown = known.find(({ id }) => id === pack.id);
    const stored = present.find(({ id, replacedById }) => id === pack.id && replacedById === null);
    if (!shown || !stored || saysSame(pack, shown) || saysSame(pack, stored)) return [];
    const isSame = saysSame({ ...shown, codes: pack.codes && (shown.codes ?? []) }, stored);
    return isSame ? [] : [{ path: `packs.${at}`, current: presentPack(stored), isOwn: true }];
  });
}

/**
 * The packs to be written: a pack that is sent as it was shown stays as it is stored, or is gone. A pack that an earlier try has
 * added is that pack: the list is sent again when its answer is lost.
 * @param known the packs that the list was made from; undefined: the stored ones
 */
function merged(
  list: readonly NewPack[],
  present: readonly Pack[],
  known: readonly Shown[] | undefined,
): Placed[] {
  const placed = list.map((pack, at) => ({ pack, at }));
  if (!known) return placed;
  const added = present.filter(
    ({ id, replacedById }) => replacedById === null && !known.some(shown => shown.id === id),
  );
  const taken = new Set(list.map(({ id }) => id));
  return placed.flatMap(({ pack, at }) => {
    const stored = present.find(({ id }) => id === pack.id);
    const shown = known.find(({ id }) => id === pack.id);
    const isLeft = shown !== undefined && saysSame(pack, shown);
    if (!isLeft && (!stored || stored.replacedById !== null)) {
      const same = added.find(({ id, ...other }) => !taken.has(id) && saysSame(pack, { id, ...other }));
      if (!same) return [{ pack, at }];
      taken.add(same.id);
      return [{ pack: { ...pack, id: same.id }, at }];
    }
    if (!isLeft) return [{ pack, at }];
    return stored ? [{ pack: { ...presentPack(stored), codes: undefined }, at, isLeft: true }] : [];
  });
}

/**
 * Writes a pack at a place of the list; another content is a new version.
 * @returns the id of the row with the pack
 */
async function writePack(
  tx: Transaction,
  productId: string,
  { id, ...pack }: NewPack,
  { position, known }: { position: number; known: Pack | undefined },
): Promise<string> {
  const values = { name: pack.name ?? null, unit: pack.unit, isActive: pack.isActive, position };
  if (known && contentOf(known) === contentOf(pack)) {
    await changePack(tx, known.id, values);
    return known.id;
  }
  const { mixed, lines } = pack;
  const cells = mixed ? await variantsOf(tx, [productId]) : [];
  const added = await insertPack(
    tx,
    { ...values, productId, mixed },
    lines.map(line => {
      const named = cellOf(line);
      if (!mixed) return { size: named.size, ratio: line.ratio };
      return { variantId: cells.find(cell => sameCell(cell, named))?.id, ratio: line.ratio };
    }),
  );
  if (known) await replacePack(tx, known.id, added);
  if (known) await passCodesOn(tx, known.id, added);
  return added;
}

/**
 * The barcodes of the packs, by their place in the list, and the holders that lose some.
 * @param leftOut packs that are removed, and give their barcodes up
 * @throws Refusal 409 `taken` with the holder
 */
async function claimCodes(
  tx: Transaction,
  product: StoredProduct,
  wanted: readonly Placed[],
  leftOut: readonly Pack[],
): Promise<{ losers: Holder[] }> {
  const claims = wanted.flatMap(({ pack, at }): Claim[] => {
    const by: Holder = {
      id: pack.id ?? '',
      productId: product.id,
      productName: product.name,
      size: null,
      color: null,
      pack: { unit: pack.unit, pieces: packSize(pack) },
      isActive: product.isActive && pack.isActive,
    };
    return (pack.codes ?? []).map((value, place) => ({
      value,
      path: `packs.${at}.codes.${place}`,
      by,
      move: pack.move === true,
    }));
  });
  const writing = wanted.map(({ pack }) => pack).filter(({ codes }) => codes);
  const giving = [...leftOut, ...writing].flatMap(({ id }) => id ?? []);
  const holders = await whoHasCodes(
    tx,
    claims.map(({ value }) => value),
  );
  const { problems, losers } = judgeClaims(claims, new Set(giving), holders);
  if (problems.length > 0) throw new Refusal('taken', 'Something else has a barcode', { fields: problems });
  return { losers };
}

/**
 * Makes these the packs of a product. Its row is locked for `update`, so that nobody adds or orders one meanwhile, and the codes
 * are locked before it.
 * @param present its packs as they are stored
 * @param known the packs that the list was made from: no other one is left out; undefined: all
 * @returns ids of other products that have lost a barcode
 * @throws Refusal 400 with the field; 409 `taken` with the holder
 */
export async function changePacks(
  tx: Transaction,
  product: StoredProduct,
  list: readonly NewPack[],
  present: readonly Pack[],
  known?: readonly Shown[],
): Promise<string[]> {
  const wanted = merged(list, present, known);
  const problems = [
    ...idProblems(wanted, present),
    ...wanted.flatMap(({ pack, at, isLeft }) => {
      const isEarlier = present.some(({ id, replacedById }) => id === pack.id && replacedById !== null);
      return isLeft || isEarlier ? [] : contentProblems(pack, product, `packs.${at}`);
    }),
  ];
  if (problems.length > 0)
    throw new Refusal('validation_failed', 'The packs do not fit the product', { fields: problems });
  const isKnown = (id: string) => known?.some(shown => shown.id === id) ?? true;
  const leftOut = present.filter(
    ({ id, replacedById }) =>
      replacedById === null && isKnown(id) && !wanted.some(({ pack }) => pack.id === id),
  );
  const { losers } = await claimCodes(tx, product, wanted, leftOut);
  const others = [...new Set(losers.map(({ productId }) => productId))]
    .filter(id => id !== product.id)
    .sort();
  for (const id of others) await lockProduct(tx, id, 'no key update');

  const coded: { packId: string; codes: readonly string[] }[] = [];
  for (const [position, { pack }] of wanted.entries()) {
    const stored = present.find(({ id }) => id === pack.id);
    const packId = await writePack(tx, product.id, pack, { position, known: stored });
    if (pack.codes) coded.push({ packId, codes: pack.codes });
  }
  if (coded.length > 0)
    await writeCodes(
      tx,
      'packId',
      coded.map(({ packId }) => packId),
      coded.flatMap(({ packId, codes }) => codes.map(gtin => ({ gtin, packId }))),
    );
  await removePacks(
    tx,
    product.id,
    leftOut.map(({ id }) => id),
  );
  return others;
}

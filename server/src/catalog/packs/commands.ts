import type { setPacks as setPacksCall } from '@toptan/contract/catalog/pack-changes';
import { type ListedPack, packPiecesMax, packPiecesMin } from '@toptan/contract/catalog/packs';
import type { BodyOf } from '@toptan/contract/endpoint';
import type { FieldError, FieldProblem } from '@toptan/contract/errors';
import type { Queryable, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { orNotFound, Refusal } from '../../refusal.ts';
import { type Claim, judgeClaims } from '../codes/claims.ts';
import { type Holder, lockCodes, passCodesOn, whoHasCodes, writeCodes } from '../codes/queries.ts';
import { aboutProduct, isForSaleNow, lockProduct } from '../product.ts';
import type { Offering } from '../stock/plan.ts';
import { variantsOf } from '../variants/queries.ts';
import {
  changePack,
  insertPack,
  managedPacks,
  type Pack,
  presentPack,
  removePacks,
  replacePack,
} from './queries.ts';

type Wanted = BodyOf<typeof setPacksCall>['packs'][number];
type WantedLine = Wanted['lines'][number];

const cellOf = ({ size, color }: WantedLine) => ({ size: size || null, color: color || null });

/** Pieces in a pack. */
export const packSize = ({ lines }: Pick<Wanted, 'lines'>) =>
  lines.reduce((sum, { ratio }) => sum + ratio, 0);

/** The same sizes and colors in the same number, whatever their order. */
export function contentOf({ mixed, lines }: Pick<Wanted, 'mixed' | 'lines'> | Pack): string {
  const cells = lines.map(line => JSON.stringify([line.size || null, line.color || null, line.ratio]));
  return JSON.stringify([mixed, cells.sort()]);
}

const choiceProblem = (offered: readonly string[], chosen: string | null): FieldProblem | null => {
  if (chosen !== null) return offered.includes(chosen) ? null : 'not_offered';
  return offered.length > 0 ? 'required' : null;
};

/** What is wrong with the content of a pack. The color of one that is not mixed is chosen when it is ordered. */
export function contentProblems(
  pack: Pick<Wanted, 'mixed' | 'lines'>,
  { sizes, colors }: Offering,
  path: string,
): FieldError[] {
  const problems: FieldError[] = [];
  const add = (field: string, code: FieldProblem, message: string, limit?: number) =>
    problems.push({ path: `${path}.${field}`, code, message, ...(limit !== undefined && { limit }) });
  const cells = pack.lines.map(cellOf);
  cells.forEach(({ size, color }, at) => {
    const ofSize = choiceProblem(sizes, size);
    const ofColor = pack.mixed
      ? (choiceProblem(colors, color) ?? (color === null ? 'required' : null))
      : color && 'not_offered';
    if (ofSize) add(`lines.${at}.size`, ofSize, 'Not a size of this product');
    if (ofColor) add(`lines.${at}.color`, ofColor, 'A mixed pack alone names colors, those of this product');
    if (cells.findIndex(other => other.size === size && other.color === color) !== at)
      add(`lines.${at}`, 'taken', 'This size and color stand there twice');
  });
  const pieces = packSize(pack);
  if (pieces > packPiecesMax)
    add('lines', 'too_big', `A pack has at most ${packPiecesMax} pieces`, packPiecesMax);
  if (pieces < packPiecesMin)
    add('lines', 'too_small', `A pack has at least ${packPiecesMin} pieces`, packPiecesMin);
  return problems;
}

/** What is wrong with the id of a pack. */
function idProblems(wanted: readonly Wanted[], present: readonly Pack[]): FieldError[] {
  return wanted.flatMap((pack, at) => {
    const problem = (code: FieldProblem, message: string): FieldError[] => [
      { path: `packs.${at}.id`, code, message },
    ];
    if (pack.id === undefined) return [];
    const known = present.find(({ id }) => id === pack.id);
    if (!known) return problem('not_found', 'No such pack of this product');
    if (wanted.findIndex(({ id }) => id === pack.id) !== at)
      return problem('taken', 'This pack stands there twice');
    if (known.replacedById !== null && contentOf(known) !== contentOf(pack))
      return problem('invalid', 'This pack has been replaced and keeps its content');
    return [];
  });
}

/**
 * The list with the ids of packs that an earlier try has added: it is sent again when its answer is lost.
 * @param known the ids of the packs that the list was made from
 */
function withAddedIds(
  wanted: readonly Wanted[],
  present: readonly Pack[],
  known: readonly string[],
): Wanted[] {
  const added = present.filter(({ id, replacedById }) => replacedById === null && !known.includes(id));
  const taken = new Set(wanted.map(({ id }) => id));
  return wanted.map(pack => {
    const same = added.find(
      ({ id, unit, name, ...content }) =>
        !taken.has(id) &&
        unit === pack.unit &&
        name === (pack.name ?? null) &&
        contentOf(content) === contentOf(pack),
    );
    if (pack.id !== undefined || !same) return pack;
    taken.add(same.id);
    return { ...pack, id: same.id };
  });
}

/** Writes a pack at a place of the list; another content is a new version. @returns the id of the row that holds it */
async function writePack(
  tx: Transaction,
  productId: string,
  { id, ...pack }: Wanted,
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
    { ...values, productId, mixed, pieces: packSize(pack) },
    lines.map(line => {
      const { size, color } = cellOf(line);
      if (!mixed) return { size, ratio: line.ratio };
      const variantId = cells.find(cell => cell.size === size && cell.color === color)?.id;
      return { variantId, ratio: line.ratio };
    }),
  );
  if (known) await replacePack(tx, known.id, added);
  if (known) await passCodesOn(tx, known.id, added);
  return added;
}

type Product = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

/**
 * The barcodes that the packs are to have, by their place in the list, and what loses some.
 * @param leftOut packs that go, and give theirs up
 * @throws Refusal 409 `taken` with the holder
 */
async function claimCodes(
  tx: Transaction,
  product: Product,
  wanted: readonly Wanted[],
  leftOut: readonly Pack[],
): Promise<{ losers: Holder[] }> {
  const claims = wanted.flatMap((pack, at): Claim[] => {
    const by: Holder = {
      ...{ id: pack.id ?? '', productId: product.id, productName: product.name, size: null, color: null },
      pack: { unit: pack.unit, pieces: packSize(pack) },
      isActive: product.isActive && pack.isActive,
    };
    return (pack.codes ?? []).map((value, place) => ({
      ...{ value, path: `packs.${at}.codes.${place}`, by, move: pack.move === true },
    }));
  });
  const giving = [...leftOut, ...wanted.filter(({ codes }) => codes)].flatMap(({ id }) => id ?? []);
  const holders = await whoHasCodes(
    tx,
    claims.map(({ value }) => value),
  );
  const { problems, losers } = judgeClaims(claims, new Set(giving), holders);
  if (problems.length > 0) throw new Refusal('taken', 'Something else has a barcode', { fields: problems });
  return { losers };
}

/**
 * Makes these the packs of a product. Its row is locked, so that nobody adds or orders one meanwhile.
 * @param known the ids of those that may be left out; undefined: of all
 * @throws Refusal 404; 400 with the field; 409 `taken` with the holder
 */
export function setPacks(
  db: Queryable,
  actor: Actor,
  productId: string,
  list: readonly Wanted[],
  known?: readonly string[],
): Promise<ListedPack[]> {
  return write(db, async tx => {
    await lockCodes(tx);
    const product = orNotFound(await lockProduct(tx, productId, 'update'));
    const present = await managedPacks(tx, productId);
    const wanted = known ? withAddedIds(list, present, known) : list;
    const problems = [
      ...idProblems(wanted, present),
      ...wanted.flatMap((pack, at) => {
        const isEarlier = present.some(({ id, replacedById }) => id === pack.id && replacedById !== null);
        return isEarlier ? [] : contentProblems(pack, product, `packs.${at}`);
      }),
    ];
    if (problems.length > 0)
      throw new Refusal('validation_failed', 'The packs do not fit the product', { fields: problems });
    const leftOut = present.filter(
      ({ id, replacedById }) =>
        replacedById === null && (known?.includes(id) ?? true) && !wanted.some(pack => pack.id === id),
    );
    const { losers } = await claimCodes(tx, product, wanted, leftOut);
    const others = new Set(losers.map(loser => loser.productId).filter(id => id !== productId));
    for (const id of [...others].sort()) await lockProduct(tx, id, 'no key update');

    const written: string[] = [];
    for (const [position, pack] of wanted.entries()) {
      const known = present.find(({ id }) => id === pack.id);
      written.push(await writePack(tx, productId, pack, { position, known }));
    }
    const coded = wanted.flatMap(({ codes }, at) => (codes ? [{ packId: written[at] ?? '', codes }] : []));
    if (coded.length > 0)
      await writeCodes(
        tx,
        'packId',
        coded.map(({ packId }) => packId),
        coded.flatMap(({ packId, codes }) => codes.map(gtin => ({ gtin, packId }))),
      );
    await removePacks(
      tx,
      productId,
      leftOut.map(({ id }) => id),
    );
    await record(tx, actor, {
      ...aboutProduct(product, isForSaleNow(product)),
      also: [...others].map(id => ({ topic: 'products', id })),
    });
    return (await managedPacks(tx, productId)).map(presentPack);
  });
}

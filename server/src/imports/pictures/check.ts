import { productPicturesMax } from '@toptan/contract/catalog/products';
import { imageUrl } from '../../catalog/images/image-url.ts';
import type { Queryable } from '../../db/client.ts';
import { cellsByField, cellText } from '../cells.ts';
import type { CheckResult, Source, StoredRow } from '../kind.ts';
import { isAbout, type Problem } from '../problems.ts';
import { type Context, colorsNamed, readContext } from '../products/context.ts';
import { type Match, matchProducts } from '../products/match.ts';
import { similar } from '../similar.ts';
import { isUnsafeName, type KnownModels, likelyCodes } from './file-name.ts';
import { imagesOfRows, modelsIn, type Pictured, productsWithPictures } from './queries.ts';

/** A picture of a product, with the row that brings it and the picture that it replaces. */
export type Place = {
  id?: string;
  color: string | null;
  imageHash: string;
  from?: { n: number; replaces: string | null };
};

/** A product, with its present and its wanted pictures. */
type PicturePlan = { productId: string; present: Place[]; wanted: Place[] };

type Read = {
  n: number;
  hash: string;
  color: string | null;
  position: number | null;
  problems: Problem[];
  product: Pictured | undefined;
};

function readPosition(text: string): { position: number | null } | { problem: Problem } {
  if (text === '') return { position: null };
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) return { problem: { field: 'position', code: 'not_an_integer' } };
  if (number < 1) return { problem: { field: 'position', code: 'too_small', limit: 1 } };
  return number > productPicturesMax
    ? { problem: { field: 'position', code: 'too_big', limit: productPicturesMax } }
    : { position: number };
}

/** Places the good rows of one product. A row with a number replaces that picture of its color, others are added at the end. */
function place(product: Pictured, reads: readonly Read[], results: Map<number, CheckResult>): PicturePlan {
  const present: Place[] = product.pictures.map(({ id, color, imageHash }) => ({ id, color, imageHash }));
  const wanted = present.map(each => ({ ...each }));
  const colorPlace = (color: string | null) => (color === null ? -1 : product.colors.indexOf(color));
  const inOrder = reads.toSorted(
    (a, b) =>
      colorPlace(a.color) - colorPlace(b.color) ||
      (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER) ||
      a.n - b.n,
  );
  const first = new Map<string, number>();
  for (const { n, hash, color, position } of inOrder) {
    const result = results.get(n);
    if (!result) continue;
    const settle = (change: CheckResult['change'], ...problems: Problem[]) => {
      result.change = change;
      result.problems.push(...problems);
    };
    const claim = JSON.stringify([color, position ?? hash]);
    const earlier = first.get(claim);
    if (earlier !== undefined) {
      settle('error', { field: position ? 'position' : 'file', code: 'twice_in_file', limit: earlier });
      continue;
    }
    first.set(claim, n);
    const own = present.flatMap((picture, at) => (picture.color === color ? [at] : []));
    const at = position === null ? undefined : own[position - 1];
    const old = at === undefined ? undefined : present[at];
    if (at === undefined && own.some(index => wanted[index]?.imageHash === hash)) settle('same');
    else if (old?.imageHash === hash) settle('same');
    else if (at !== undefined && old) {
      wanted[at] = { ...old, imageHash: hash, from: { n, replaces: old.imageHash } };
      result.changes.push({ field: 'file', old: imageUrl(old.imageHash), new: imageUrl(hash) });
      settle('update');
    } else if (wanted.length >= productPicturesMax)
      settle('error', { field: 'file', code: 'too_many', limit: productPicturesMax });
    else {
      wanted.push({ color, imageHash: hash, from: { n, replaces: null } });
      result.changes.push({ field: 'file', old: null, new: imageUrl(hash) });
      settle('create');
    }
  }
  return { productId: product.id, present, wanted };
}

/** The values in the row of a picture. */
type Cells = { n: number; file: string; sku: string; color: string; position: string; problems: Problem[] };

/**
 * Reads a row and finds its problems.
 * @param hash of its picture; undefined where the file is none
 */
function readRow(
  cells: Cells,
  { hash, match, product }: { hash: string | undefined; match: Match; product: Read['product'] },
  context: Context,
  known: KnownModels,
): Read {
  const keys = cells.color === '' ? [] : colorsNamed(context, cells.color, product?.colors ?? []);
  const color = cells.color === '' ? null : keys.length === 1 ? keys[0] : undefined;
  const read = { n: cells.n, hash: hash ?? '', color: color ?? null, position: null, product };
  if (hash === undefined) {
    const code = isUnsafeName(cells.file) ? 'unsafe_name' : 'no_picture';
    return { ...read, problems: [{ field: 'file', code }] };
  }
  const problems = [...cells.problems];
  const suggested = product ? {} : { suggestions: likelyCodes(cells.file, known) };
  if (cells.sku === '' && !isAbout(problems, 'sku'))
    problems.push({ field: 'sku', code: 'no_key', ...suggested });
  else if (!product && !isAbout(problems, 'sku'))
    problems.push({ field: 'sku', code: match === 'several' ? 'several_match' : 'not_found', ...suggested });
  if (keys.length > 1)
    problems.push({ field: 'color', code: 'several_match', current: cells.color, suggestions: [...keys] });
  else if (color === undefined) {
    const suggestions = similar(cells.color, context.colors);
    problems.push({ field: 'color', code: 'unknown_color', current: cells.color, suggestions });
  } else if (color !== null && product && !product.colors.includes(color))
    problems.push({ field: 'color', code: 'not_offered', suggestions: product.colors.slice(0, 4) });
  const position = readPosition(cells.position);
  if ('problem' in position) return { ...read, problems: [...problems, position.problem] };
  return { ...read, problems, position: position.position };
}

/** Checks rows of pictures, and plans where the good ones go. */
export async function checkPictures(
  db: Queryable,
  { id, fields, newColors }: Source,
  rows: readonly StoredRow[],
): Promise<{ results: CheckResult[]; plans: PicturePlan[] }> {
  const context = await readContext(db, { format: null, currencies: [], currencyAbove: null, newColors });
  const images = await imagesOfRows(
    db,
    id,
    rows.map(({ n }) => n),
  );
  const cells = rows.map((row): Cells => {
    const problems: Problem[] = [];
    const given = cellsByField(row.cells, fields, problems);
    const textOf = (field: string) => cellText(given.get(field));
    return {
      n: row.n,
      file: textOf('file'),
      sku: textOf('sku'),
      color: textOf('color'),
      position: textOf('position'),
      problems,
    };
  });
  const matches = await matchProducts(
    db,
    cells.map(({ sku }) => ({ id: null, sku: sku || null, values: new Map() })),
  );
  const lost = cells.filter((_, at) => typeof matches[at] !== 'object').map(({ file }) => file);
  const models = await modelsIn(db, lost);
  const known = await productsWithPictures(
    db,
    matches.flatMap(match => (typeof match === 'object' ? [match.productId] : [])),
  );
  const reads = cells.map((each, at) => {
    const match = matches[at] ?? 'none';
    const product = typeof match === 'object' ? known.get(match.productId) : undefined;
    const inName = { models, colors: new Set<string>() };
    return readRow(each, { hash: images.get(each.n), match, product }, context, inName);
  });
  const results = new Map(
    reads.map(({ n, problems, product }): [number, CheckResult] => [
      n,
      { n, change: 'error', problems, changes: [], subject: product?.name ?? null },
    ]),
  );
  const isSkipped = new Set(rows.filter(row => row.isSkipped).map(({ n }) => n));
  const plans = [...known.values()].map(product =>
    place(
      product,
      reads.filter(read => read.product === product && read.problems.length === 0 && !isSkipped.has(read.n)),
      results,
    ),
  );
  // A row that is left out is checked fully once it is included again.
  for (const n of isSkipped) {
    const result = results.get(n);
    if (result?.problems.length === 0) result.change = 'same';
  }
  return { results: [...results.values()], plans };
}

import { type ImportKind, importFields } from '@toptan/contract/file-fields';
import { fold } from '@toptan/contract/fold';
import type { Import } from '@toptan/contract/imports';
import { otherCurrency } from '../spreadsheet/shown.ts';
import type { Cell } from '../spreadsheet/table.ts';
import { type Field, headings } from '../spreadsheet/words.ts';
import { cellText } from './cells.ts';
import { betterHeadings, codeHeadings, tradeHeadings, vagueHeadings } from './trade-headings.ts';
import { readWord } from './values.ts';

/** Kinds of files that are tables. */
export type TableKind = Exclude<ImportKind, 'pictures'>;

const importedFields: Record<TableKind, readonly Field[]> = importFields;

/** Case, spaces and signs make no difference. */
export const foldHeading = (heading: string): string =>
  fold(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Abbreviations of trade programs, folded: `Ürün Kd.`, `Brm. Fyt.`. */
const abbreviations: Record<string, string> = {
  kd: 'kodu',
  fyt: 'fiyati',
  brm: 'birim',
  br: 'birim',
  urn: 'urun',
  stk: 'stok',
  mik: 'miktari',
  mlz: 'malzeme',
  malz: 'malzeme',
  mus: 'musteri',
  vrg: 'vergi',
  dair: 'dairesi',
  tlf: 'tel',
  nr: 'no',
};

/** The words of a heading, folded, without the article of Arabic. */
const wordsOf = (heading: string): string[] =>
  foldHeading(heading)
    .split(' ')
    .map(word => abbreviations[word] ?? word.replace(/^ال(?=\p{L}{2})/u, ''))
    .filter(Boolean);

/** The key of a heading: its letters and digits alone, so that `E-posta`, `eposta` and `E_POSTA` are one. */
const keyOf = (heading: string): string => wordsOf(heading).join('');

/** A field that a heading may mean. Of two columns for one field the one with the lower rank is taken. */
type Meaning = { field: Field; rank: number };

const keysIn = (list: string | undefined) => list?.split('|').map(keyOf) ?? [];
const vague = new Set(keysIn(vagueHeadings));
const codeKeys = new Set(keysIn(codeHeadings));

function meaningsIn(kind: TableKind): ReadonlyMap<string, readonly Meaning[]> {
  const known = new Map<string, Meaning[]>();
  for (const field of importedFields[kind]) {
    const keys = new Set([
      ...keysIn(betterHeadings[field]),
      ...Object.values(headings[field]).map(keyOf),
      ...keysIn(tradeHeadings[field]),
      ...(field === 'variantSku' ? codeKeys : []),
    ]);
    for (const [rank, key] of [...keys].entries())
      known.set(key, [...(known.get(key) ?? []), { field, rank }]);
  }
  return known;
}

const known: Record<TableKind, ReadonlyMap<string, readonly Meaning[]>> = {
  products: meaningsIn('products'),
  stock: meaningsIn('stock'),
  customers: meaningsIn('customers'),
};

const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

/** Words beside a figure that do not change it: the lira, single pieces, remarks for the person who fills the cell in. */
const plainWords = setOf(
  'tl try lira lirası türk adet ad adedi birim tane parça pcs pc piece pieces unit units each ea per zorunlu required opsiyonel optional ليرة ليرات تركية قطعة قطع للقطعة حبة للحبة بالليرة مطلوب إلزامي اختياري',
);
/** Words that give a figure another meaning: pieces that are sold together, a remainder, another device, a second figure. */
const otherThings = setOf(
  'seri paket koli düzine deste asorti series pack carton box dozen eski önceki iptal old previous fax faks no numara number سيري كرتون كرتونة دزينة قديم قديمة فاكس رقم',
);
const vatWords = setOf('kdv vat tax taxes vergi vergiler ضريبة القيمة المضافة');
const withoutWords = setOf(
  'hariç siz kdvsiz vergisiz excl excluding excluded exclusive ex without before plus net بدون غير قبل شامل شاملة',
);
const withWords = setOf('dahil kdvli incl inc including included inclusive with brüt gross مع');

/** Languages beside a name or description. */
const languages = {
  En: setOf('en eng english ingilizce إنجليزي إنجليزية بالإنجليزية بالإنجليزي'),
  Tr: setOf('tr tur turkish türkçe تركي تركية بالتركية بالتركي'),
  Ar: setOf('ar ara arabic arapça عربي عربية بالعربية بالعربي'),
};

const currencies = new RegExp(otherCurrency, 'giu');

/** Whether prices below a heading have VAT in them, or may have: those of the portal have none. */
function hasVat(title: string): boolean {
  const words = wordsOf(title);
  const says = (those: ReadonlySet<string>) => words.some(word => those.has(word));
  const isWithout = says(withoutWords) || title.includes('+');
  return (
    says(withWords) ||
    (says(vatWords) && !isWithout) ||
    (/(^| )شامل/u.test(words.join(' ')) && !words.includes('غير'))
  );
}

/** The rank of a heading without its remarks: behind all headings that are known as they are. */
const cutRank = 1_000;

/** Characters of the longest heading that may be known. */
const headingMax = 100;

/** A name or description in the language that the heading says. */
function inLanguage(field: Field, words: readonly string[]): Field {
  const language = Object.entries(languages).find(([, those]) => words.some(word => those.has(word)))?.[0];
  const isText = field === 'name' || field === 'description';
  return isText && language ? (`${field}${language}` as Field) : field;
}

/** Whether a heading keeps its meaning without the remarks cut off from it. */
function leaves(kind: TableKind, field: Field, title: string, remarks: readonly string[][]): boolean {
  const words = remarks.flat();
  if (words.some(word => otherThings.has(word))) return false;
  const isMoney = field === 'price' || field === 'costPrice';
  if (isMoney && hasVat(title)) return false;
  if (isNumeric(field))
    return words.every(
      word => plainWords.has(word) || (isMoney && (vatWords.has(word) || withoutWords.has(word))),
    );
  // `Renk / Beden` are two fields in one column.
  return remarks.every(
    remark => known[kind].get(remark.join(''))?.some(each => each.field === field) ?? true,
  );
}

/**
 * The meanings that a heading may have, with its unit or remark or without: `Fiyat (TL)`, `Stok - adet`, `Telefon 1`, `Name EN`.
 */
function meaningsOf(kind: TableKind, title: string): readonly Meaning[] {
  if (title.length > headingMax) return [];
  const exact = known[kind].get(keyOf(title.replace(currencies, ' ')));
  if (exact) return exact;
  const [head = [], ...remarks] = title
    .replace(currencies, ' ')
    .split(/[()[\]{}/\\|:;,\n]|\s[-–—]+\s/u)
    .map(wordsOf)
    .filter(part => part.length > 0);
  const without = (...those: ReadonlySet<string>[]) => head.filter(word => !those.some(set => set.has(word)));
  const cut = [
    head,
    head.at(-1) === '1' ? head.slice(0, -1) : [head.join('').replace(/(?<=\p{L})1$/u, '')],
    without(plainWords),
    without(plainWords, vatWords, withoutWords),
    // `Ürün en` is how wide it is.
    head.length > 2 || head[0] !== 'urun' ? without(...Object.values(languages)) : [],
  ];
  const at = cut.findIndex(words => known[kind].has(words.join('')));
  const found = known[kind].get(cut[at]?.join('') ?? '') ?? [];
  const words = [...head, ...remarks.flat()];
  return found.flatMap(({ field, rank }) =>
    (at < 2 || at === 4 || isNumeric(field)) && leaves(kind, field, title, remarks)
      ? [{ field: inLanguage(field, words), rank: cutRank + rank }]
      : [],
  );
}

/** The field that a heading says by itself. */
export const fieldOfHeading = (kind: TableKind, title: string): Field | undefined =>
  meaningsOf(kind, title)[0]?.field;

/** The field that a word means where it is the name of an option, as `Beden`. */
export const optionField = (name: string): Field | undefined => fieldOfHeading('products', name);

const ownId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** Fields that are one of a few words. */
const wordFields = ['category', 'gender', 'isActive'] as const;

/** Whether the values of a column fit its heading: other programs have ids and types too. */
function fits(title: string, field: Field, values: ReadonlySet<string>): boolean {
  const key = keyOf(title);
  if (values.size === 0) return true;
  if (field === 'id' && key === 'id') return [...values].some(value => ownId.test(value));
  const kind = vague.has(key) && wordFields.find(each => each === field);
  return kind ? [...values].some(value => 'value' in readWord(kind, kind, value)) : true;
}

/** Values that a column shows. */
const samplesMax = 3;

/** A field that a column may take. */
type Candidate = { field: string; rank: number };

/** The field of each column: the first of its candidates that no column with a better heading takes. */
function shareOut(candidates: readonly (readonly Candidate[])[]): Map<number, string> {
  const holders = new Map<string, { at: number; rank: number; tried: number }>();
  for (const start of candidates.keys()) {
    let [at, tried] = [start, 0];
    for (let candidate = candidates[at]?.[tried]; candidate; candidate = candidates[at]?.[tried]) {
      const { field, rank } = candidate;
      const holder = holders.get(field);
      if (holder && holder.rank <= rank) {
        tried += 1;
        continue;
      }
      holders.set(field, { at, rank, tried });
      if (!holder) break;
      // The column that has lost its field goes on with its next candidate.
      [at, tried] = [holder.at, holder.tried + 1];
    }
  }
  return new Map([...holders].map(([field, { at }]) => [at, field]));
}

/**
 * The columns of a file. A field is taken by one column, that of the better heading; headings that are sizes stand for the stock of
 * each size.
 * @param remembered which field somebody last chose for a folded heading; null where it was left out
 * @param sizes labels of all size sets
 */
export function recognise(
  kind: TableKind,
  header: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  remembered: ReadonlyMap<string, string | null>,
  sizes: ReadonlySet<string>,
): Import['columns'] {
  const width = Math.max(header.length, ...rows.map(row => row.length));
  const columns = Array.from({ length: width }, (_, at) => {
    const title = cellText(header[at]);
    const values = new Set(rows.map(row => cellText(row[at]).slice(0, 60)).filter(Boolean));
    const chosen = remembered.get(foldHeading(title));
    const meanings = meaningsOf(kind, title).filter(({ field }) => fits(title, field, values));
    return { title, values, chosen, meanings };
  });
  // A code of goods is that of the model where no other column says the model.
  const saysModel = columns.some(({ chosen, meanings }) =>
    [chosen, ...meanings.map(({ field }) => field)].some(field => field === 'sku' || field === 'id'),
  );
  const isSize = (title: string) => kind !== 'customers' && sizes.has(title);
  const bySize = columns.filter(({ title }) => isSize(title)).length > 1;
  const fields = shareOut(
    columns.map(({ title, chosen, meanings }): Candidate[] => {
      if (chosen !== undefined) return chosen === null ? [] : [{ field: chosen, rank: -2 }];
      if (bySize && isSize(title)) return [{ field: `stock:${title}`, rank: -1 }];
      const isCode = !saysModel && codeKeys.has(keyOf(title));
      return meanings.map(({ field, rank }) => ({ field: isCode ? 'sku' : field, rank }));
    }),
  );
  return columns.map(({ title, values }, at) => ({
    header: title,
    field: fields.get(at) ?? null,
    samples: [...values].slice(0, samplesMax),
  }));
}

/** Whether a file of this kind may have a column for this. */
export const isField = (kind: ImportKind, field: string): boolean =>
  (importFields[kind] as readonly string[]).includes(field) ||
  ((kind === 'products' || kind === 'stock') && /^stock:.{1,40}$/u.test(field));

/** Columns whose cells are numbers. */
export const isNumeric = (field: string | null): boolean =>
  field !== null && /^(price|costPrice|stock|productStock|exportedStock|stock:.*)$/u.test(field);

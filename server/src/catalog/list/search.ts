import { fold } from '@toptan/contract/fold';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/literal.ts';
import { products } from '../../db/schema-goods.ts';
import { isSold, packs } from '../../db/schema-packs.ts';
import { colors } from '../../db/schema-sizing.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { contains, containsCode, spellings, wordsOf } from '../../search.ts';
import { productsOfCode } from '../codes/queries.ts';
import { isTelling, stemsOf } from './stems.ts';
import { attributesOf, otherForms, searchedWords } from './trade-words.ts';

/** The condition of a search, and the rank of each product: the less the better. */
export type Search = { found: SQL | undefined; rank: SQL<number> };

type ColorWords = { key: string; words: ReadonlySet<string> };

async function readColorWords(db: Queryable): Promise<ColorWords[]> {
  const { key, nameEn, nameTr, nameAr } = colors;
  const rows = await db.select({ key, nameEn, nameTr, nameAr }).from(colors);
  return rows.map(({ key, ...names }) => ({
    key,
    words: new Set(partsOf(fold([key, ...Object.values(names)].join(' ')))),
  }));
}

const isUnit = (name: string) => name === 'series' || name === 'carton';

const lexeme = (text: string, flags = '') => `'${text.replace(/['\\]/g, '$&$&')}'${flags && `:${flags}`}`;

const anyOf = (queries: readonly string[]) => [...new Set(queries)].join(' | ');

/** Parts of a folded word, without the signs between them. */
const partsOf = (word: string) => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The signs of a pattern: a word with one of them is taken as it stands. */
const patternSigns = /[%_\\]/;

/** Text queries for a word of the search, from the narrow to the wide. */
function queriesOf(raw: string, colorWords: readonly ColorWords[]) {
  const forms = patternSigns.test(fold(raw)) ? [] : spellings(raw).map(fold);
  const whole = forms.map(form => partsOf(form).join('')).filter(Boolean);
  const stems = forms.flatMap(stemsOf).flatMap(stem => partsOf(stem).join('') || []);
  const known = [...new Set([...whole, ...stems])];
  const others = known.flatMap(otherForms);
  const named = [...new Set([...known, ...others])];
  const attributes = [...new Set(named.flatMap(attributesOf))];
  const inColors = colorWords.filter(({ words }) => named.some(name => words.has(name)));
  const wholeQueries = (flags: string) => [
    ...whole.map(word => lexeme(word, flags)),
    ...forms.flatMap(
      form =>
        partsOf(form)
          .map(part => lexeme(part, flags))
          .join(' & ') || [],
    ),
  ];
  const textQueries = (flags: string) => [
    ...wholeQueries(flags),
    ...[...whole.filter(isTelling), ...stems].map(stem =>
      lexeme(stem, `${isTelling(stem) ? '*' : ''}${flags}`),
    ),
    ...others.flatMap(form => [lexeme(form, flags), lexeme(`ال${form}`, flags)]),
  ];
  return {
    wholeName: anyOf(wholeQueries('A')),
    name: anyOf(textQueries('A')),
    all: anyOf([
      ...textQueries(''),
      ...attributes.filter(name => !isUnit(name)).map(name => lexeme(name)),
      ...inColors.map(({ key }) => lexeme(`color:${fold(key)}`)),
    ]),
    beginning: anyOf(whole.map(word => lexeme(word, '*'))),
    units: attributes.filter(isUnit),
  };
}

const matches = (query: string) => (query ? sql`${products.searchWords} @@ ${query}::tsquery` : sql`false`);

const isInPacks = (units: readonly string[]) =>
  units.length === 0
    ? undefined
    : sql`${products.sells} <> 'loose' and ${products.id} = any(array(
        select ${packs.productId} from ${packs} where ${isSold} and ${isOneOf(packs.unit, units)}))`;

/** The rank of a match with one word: as a whole word of a name, in another form, elsewhere, as a beginning, within a word. */
function rankOf({ wholeName, name, all, beginning }: ReturnType<typeof queriesOf>): SQL {
  const steps = [wholeName, name, all, beginning];
  const cases = steps.flatMap((query, rank) =>
    // A query is compared once, because it is compared with every product that is found.
    query && steps.indexOf(query) === rank ? sql`when ${matches(query)} then ${literal(rank)}` : [],
  );
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 4 end` : sql`4`;
}

/**
 * The search for a term. It finds products with all its words, in any form, as a part of a text, or as the name of a gender, a
 * category, a size, a color or a pack, and products with it as a code.
 */
export async function searchOf(db: Queryable, term: string): Promise<Search> {
  const raws = new Map(wordsOf(term).map(raw => [fold(raw), raw]));
  const [colorWords, ids] = await Promise.all([readColorWords(db), productsOfCode(db, term)]);
  const words = searchedWords([...raws.keys()].join(' ')).map(word => raws.get(word) ?? word);
  const queries = words.map(raw => ({ raw, ...queriesOf(raw, colorWords) }));
  const found = and(
    ...queries.map(({ raw, all, units }) =>
      or(contains(products.searchText, raw), all ? matches(all) : undefined, isInPacks(units)),
    ),
  );
  const ofCode = ids.length > 0 ? isOneOf(products.id, ids) : undefined;
  const isCode = /\d/.test(term) ? containsCode(products.searchText, term) : undefined;
  return {
    found: or(found ?? sql`true`, isCode, ofCode),
    rank: sql<number>`(${sql.join([sql`0::int`, ...queries.map(rankOf)], sql` + `)})`,
  };
}

import { fold } from '@toptan/contract/fold';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema-goods.ts';
import { near, wordsOf } from '../../search.ts';
import { searchOf } from './search.ts';

/** The most words of a term with a suggestion: a longer term is a sentence, which no other word mends. */
const wordsMax = 4;

/** Products that are looked through for one word, the nearest to it first. */
const productsMax = 100;

const leastLetters = 3;
const leastSimilarity = 0.25;

/** Texts of a product in all languages. */
const texts = sql`concat_ws(' ', ${products.name}, ${products.description}, (
  select string_agg(value #>> '{}', ' ') from jsonb_path_query(${products.translations}, '$.*.*') as value
))`;

const finds = async (db: Queryable, isSeen: SQL | undefined, term: string): Promise<boolean> => {
  const { found } = await searchOf(db, term);
  return (await db.select({ id: products.id }).from(products).where(and(isSeen, found)).limit(1)).length > 0;
};

/** Words that are spelled like another, of which the one with the fewest other letters is taken. */
const alikeMax = 20;

/** The letters in which a word is another one; beyond two, all are as far. */
const typos = (word: string, other: string): number => [0, 1, 2].find(most => near(word, other, most)) ?? 3;

/** The word of these products that is spelled most like another, as most of them spell it. */
async function nearest(db: Queryable, isSeen: SQL | undefined, word: string): Promise<string | undefined> {
  const key = sql`search_key(${word})`;
  const like = db
    .select({ text: sql`${texts}`.as('text') })
    .from(products)
    .where(and(isSeen, sql`${key} <% ${products.searchText}`))
    .orderBy(sql`word_similarity(${key}, ${products.searchText}) desc`)
    .limit(productsMax);
  const { rows } = await db.execute<{ word: string; found: string; given: string }>(sql`
    select mode() within group (order by word) as word, search_key(word) as found, ${key} as given
    from (${like}) as alike cross join regexp_split_to_table(alike.text, '[[:space:][:punct:]«»“”،؛…]+') as word
    group by search_key(word)
    having length(search_key(word)) >= ${leastLetters} and similarity(search_key(word), ${key}) >= ${leastSimilarity}
    order by similarity(search_key(word), ${key}) desc, count(*) desc, search_key(word) limit ${alikeMax}`);
  const [first] = rows.toSorted((a, b) => typos(a.found, a.given) - typos(b.found, b.given));
  return first?.word;
}

/**
 * The suggestion for a term that finds nothing: words that no product has are replaced by the nearest words of products.
 * @param isSeen the products whose words are used
 * @returns null where no such term finds anything
 */
export function suggestionFor(db: Queryable, isSeen: SQL | undefined, term: string): Promise<string | null> {
  return db.transaction(async tx => {
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = 0.4`);
    const words = wordsOf(term);
    if (words.length > wordsMax) return null;
    const meant: string[] = [];
    for (const word of words) {
      const known = (await finds(tx, isSeen, word)) ? word : await nearest(tx, isSeen, word);
      if (known === undefined) return null;
      meant.push(known);
    }
    const suggestion = meant.join(' ').normalize('NFC');
    const isOther = fold(suggestion) !== fold(term);
    return isOther && (await finds(tx, isSeen, suggestion)) ? suggestion : null;
  });
}

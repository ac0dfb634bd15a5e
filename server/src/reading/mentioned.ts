import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { products } from '../db/schema-goods.ts';
import { type Mention, mentionMax } from './slice.ts';

/** Texts as one parameter. */
export const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** The most words of a mention; a longer one finds nothing. */
const mentionWords = 8;

/** The products with the shortest names, in which a word that thousands of names have is looked up first. */
const shortestMax = 5000;

/** The letters of the shortest of a product's names, as its index has them. */
const letters = sql<number>`least(length(${products.name}), length(${products.translations} #>> '{en,name}'),
  length(${products.translations} #>> '{tr,name}'), length(${products.translations} #>> '{ar,name}'))`;

/** The products that have one of these words each, where those with the shortest names are enough: their place has `mentionMax` of them. */
async function readCommon(db: Queryable, seen: SQL | undefined, mentions: readonly Mention[]) {
  const words = mentions.flatMap((mention, at) =>
    mention.length === 1 ? (mention[0] ?? []).map(word => ({ at, word })) : [],
  );
  if (words.length === 0) return new Map<number, string[]>();
  const { rows } = await db.execute<{ at: number; ids: string[] }>(sql`
    with shortest as materialized (
      select ${products.id}, ${letters} as letters, ${products.nameWords} as words from ${products}
      where ${seen ?? sql`true`} order by 2, 1 limit ${shortestMax}
    )
    select at, (array_agg(id order by letters, id))[:${mentionMax}] as ids
    from (
      select distinct mention.at, held.id, held.letters
      from unnest(${sql.param(words.map(({ at }) => at))}::int[], ${textArray(words.map(({ word }) => word))}) as mention (at, word)
        join (select id, letters, unnest(words) as word from shortest) as held on held.word = mention.word
    ) as found
    group by at having count(*) >= ${mentionMax}`);
  return new Map(rows.map(({ at, ids }) => [at, ids]));
}

/**
 * The products whose names have a word of each set of a mention, those with the shortest name first.
 * @param seen what the shop sees of them
 */
export async function readMentions(
  db: Queryable,
  seen: SQL | undefined,
  mentions: readonly Mention[],
): Promise<string[][]> {
  const common = await readCommon(db, seen, mentions);
  const known = mentions.map((mention, at) =>
    mention.length <= mentionWords && !common.has(at) ? mention : [],
  );
  const found = mentions.map((_, at): string[] => common.get(at) ?? []);
  const most = Math.max(...known.map(({ length }) => length));
  if (most === 0) return found;
  const sets = Array.from({ length: most }, (_, at) =>
    // A mention with fewer words has its first set several times.
    textArray(known.map(mention => (mention[at] ?? mention[0] ?? []).join(' '))),
  );
  const set = (at: number) => sql.raw(`mention.set${at}`);
  const { rows } = await db.execute<{ at: number; id: string }>(sql`
    select mention.at::int - 1 as at, found.id
    from unnest(${sql.join(sets, sql`, `)}) with ordinality
      as mention (${sql.join([...sets.map((_, at) => sql.raw(`set${at}`)), sql.raw('at')], sql`, `)})
    cross join lateral (
      select ${products.id}, ${letters} as letters from ${products}
      where ${and(...sets.map((_, at) => sql`${products.nameWords} && string_to_array(${set(at)}, ' ')`), seen)}
      order by 2, 1 limit ${mentionMax}
    ) as found
    order by mention.at, found.letters, found.id`);
  for (const { at, id } of rows) found[at]?.push(id);
  return found;
}

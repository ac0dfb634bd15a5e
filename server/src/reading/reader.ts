import { askBeside } from './conversation/beside-orders.ts';
import { askRepeated, askTakenBack } from './conversation/between.ts';
import { Conversation } from './conversation/conversation.ts';
import { askCorrected } from './conversation/corrections.ts';
import { knownIn, nameWords } from './goods/goods.ts';
import { namedIn } from './goods/named.ts';
import { mentionKey, mentionsOf, nameOf, runsOf } from './goods/names.ts';
import { wantedOf } from './goods/wanted.ts';
import { type Sentence, sentencesOf, withAliases } from './items/items.ts';
import { withLargeAmounts, withoutPackSizes, withWholeNumbers } from './items/numbers.ts';
import type { Outcome } from './outcome.ts';
import type { CatalogueReader, Mention, SliceAlias } from './slice.ts';
import { tablesIn, tokensOfRow } from './tables/tables.ts';
import { foldWord } from './tokens/lexicon.ts';
import { isOmitted, type Line, takeIn } from './tokens/lines.ts';
import type { Token } from './tokens/token.ts';
import { tokensOf } from './tokens/tokens.ts';
import { outcomesOf } from './ways/answer.ts';
import { findNearest } from './ways/nearest.ts';

export type Reading = {
  /** What a person has said a text stands for, in this reading only. */
  answers: readonly { text: string; productId: string }[];
  /** The names of staff, whose forwarded messages are no order. */
  staffNames: readonly string[];
  /** Milliseconds that are left. Looked at before each line, and before the answers to each question are written. */
  msLeft(): number;
  /** Lets others have the process; its time does not count. */
  pause(): Promise<unknown>;
};

/** Milliseconds that are kept for the answers to questions: the lines that are left then are asked without any. */
const answersMs = 100;

/** The most mentions that a text asks for. */
const maxMentions = 1000;

/** The lines that are read between two pauses. */
const portion = 50;

/** Reads a message as an order. Nothing is stored or changed. */
export async function readText(
  text: string,
  catalogue: CatalogueReader,
  reading: Reading,
): Promise<Outcome[]> {
  const lines = takeIn(text, new Set(reading.staffNames.map(foldWord)));
  const first = await catalogue.first(wantedOf(lines.filter(({ ours }) => !ours)));
  const answers: SliceAlias[] = reading.answers.map(answer => ({
    id: null,
    folded: foldWord(answer.text),
    productId: answer.productId,
    color: null,
  }));
  const known = knownIn(first);
  const aliases = [...answers, ...first.aliases];
  const hasTime = () => reading.msLeft() >= answersMs;
  const tables = tablesIn(
    lines.filter(({ ours }) => !ours),
    hasTime,
  );
  const read = (line: Line): Token[] => {
    const row = tables.get(line.line);
    if (row) return tokensOfRow(line, row, known);
    const tokens = withAliases(tokensOf(line, known), aliases, known.product);
    return withoutPackSizes(withLargeAmounts(withWholeNumbers(tokens)));
  };
  const products = new Map(first.products.map(product => [product.id, product]));
  const productIds = new Map<string, string[]>();
  /** Asks the catalogue for what the names in sentences may be. */
  const find = async (sentences: readonly Sentence[]) => {
    const mentions = new Map<string, Mention>();
    for (const { tokens } of sentences)
      for (const mention of runsOf(tokens).flatMap(mentionsOf)) {
        const key = mentionKey(mention);
        if (!productIds.has(key) && productIds.size + mentions.size < maxMentions) mentions.set(key, mention);
      }
    if (mentions.size === 0) return;
    const named = await catalogue.named([...mentions.values()]);
    for (const product of named.products) products.set(product.id, product);
    for (const [at, key] of [...mentions.keys()].entries()) productIds.set(key, named.mentions[at] ?? []);
  };
  const productsOf = (mention: Mention) =>
    (productIds.get(mentionKey(mention)) ?? []).flatMap(id => products.get(id) ?? []);
  const conversation = new Conversation(tokens => namedIn(tokens, run => nameOf(run, productsOf)));
  const left = new Set<number>();
  let over = false;
  for (let at = 0; at < lines.length; at += portion) {
    if (at > 0 && !over) await reading.pause();
    const sentences = lines.slice(at, at + portion).map(line => {
      over ||= !hasTime();
      return { line, all: line.ours || over ? [] : sentencesOf(read(line)) };
    });
    await find(sentences.flatMap(({ all }) => all));
    for (const { line, all } of sentences) {
      if (line.text.trim() === '') conversation.blank();
      over ||= !hasTime();
      if (over && !line.ours) left.add(line.line);
      else for (const sentence of all) conversation.read(sentence);
    }
  }
  conversation.end();
  askCorrected(conversation.parts);
  askTakenBack(conversation.parts);
  askRepeated(conversation.parts);
  askBeside(conversation.parts, new Set(lines.filter(isOmitted).map(({ line }) => line)));
  const wordsOf = (id: string) => {
    const product = products.get(id);
    return product ? nameWords(product).flat() : [];
  };
  await findNearest(conversation.parts, wordsOf, near => catalogue.nearest(near));
  return outcomesOf(lines, conversation.parts, { left, tables, hasTime: () => reading.msLeft() > 0 });
}

import type { Outcome } from '@toptan/server/reading/outcome';
import { readText } from '@toptan/server/reading/reader';
import { foldWord } from '@toptan/server/reading/tokens/lexicon';
import { products as demoProducts } from '../catalogue/products.ts';
import { demoCatalogue } from './catalogue.ts';

type Expected = {
  line: number;
  productSku?: string;
  color?: string | null;
  size?: string | null;
  pack?: string;
  quantity?: number;
  doubt?: string;
};
export type Message = {
  id: string;
  text: string;
  aliases?: { text: string; productSku: string }[];
  expected: Expected[];
  ignored: number[];
};
export type Score = { right: number; wrong: number; lost: number; all: number; faults: string[] };

export const read = (text: string, aliases: Message['aliases'] = []): Promise<Outcome[]> =>
  readText(
    text,
    demoCatalogue(
      aliases.map((alias, index) => ({
        id: String(index),
        folded: foldWord(alias.text),
        productId: alias.productSku,
        color: null,
      })),
    ),
    { answers: [], staffNames: ['Toptan'], msLeft: () => Number.POSITIVE_INFINITY, pause: async () => {} },
  );

const sum = (into: Map<string, number>, key: string, count: number) =>
  into.set(key, (into.get(key) ?? 0) + count);

/** Counts what is read as it is expected: lines, packs and pieces by cell, and questions. */
export async function score(messages: readonly Message[]): Promise<Score> {
  const total: Score = { right: 0, wrong: 0, lost: 0, all: 0, faults: [] };
  for (const message of messages) {
    const outcomes = await read(message.text, message.aliases);
    const asked = new Set(outcomes.filter(({ kind }) => kind === 'asked').map(({ line }) => line));
    const taken = new Map<string, number>();
    const lines = new Map<string, number>();
    for (const { kind, rows, line } of outcomes)
      if (kind === 'sure')
        for (const { productId, color, size, packId, quantity } of rows) {
          const key = [productId, color, packId ? `pack ${packId.split(' ')[1]}` : size].join(' ');
          sum(taken, key, quantity);
          lines.set(key, line);
        }
    const expected = new Map<string, number>();
    const keys = message.expected
      .filter(({ doubt }) => !doubt)
      .map(each => {
        const key = [each.productSku, each.color, each.pack ? packOf(each) : each.size].join(' ');
        sum(expected, key, each.quantity ?? 0);
        return { key, line: each.line };
      });
    const fault = (kind: 'wrong' | 'lost' | 'asked', text: string) => {
      if (kind !== 'asked') total[kind]++;
      total.faults.push(`${message.id} ${kind}: ${text}`);
    };
    for (const { key, line } of keys) {
      total.all++;
      if (taken.get(key) === expected.get(key)) total.right++;
      else if (taken.has(key)) fault('wrong', `${key} ${taken.get(key)} not ${expected.get(key)}`);
      else fault(asked.has(line) ? 'asked' : 'lost', `${line} ${key}`);
    }
    for (const [key, count] of taken)
      if (!expected.has(key)) fault('wrong', `${key} ${count} (line ${lines.get(key)})`);
    const doubts = message.expected.filter(({ doubt }) => doubt);
    for (const { line, doubt } of doubts) {
      total.all++;
      if (asked.has(line)) total.right++;
      else
        fault(
          outcomes.some(each => each.line === line && each.kind === 'sure') ? 'asked' : 'lost',
          `${line} doubt ${doubt}`,
        );
    }
    const meant = new Set(message.expected.map(({ line }) => line));
    for (const line of asked)
      if (
        !doubts.some(each => each.line === line) &&
        (!meant.has(line) ||
          keys.every(each => each.line !== line || taken.get(each.key) === expected.get(each.key)))
      ) {
        total.all++;
        fault(
          'asked',
          `${line} for nothing (${outcomes.find(each => each.line === line && each.kind === 'asked')?.reason})`,
        );
      }
  }
  return total;
}

function packOf({ productSku, pack, color }: Expected): string {
  const product = demoProducts.find(({ sku }) => sku === productSku);
  return `pack ${product?.packs.findIndex(each => each.unit === pack && each.mixed === (color === null && product.colors.length > 1))}`;
}

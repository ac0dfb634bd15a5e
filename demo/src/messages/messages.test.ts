import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type Message, read, score } from './score.ts';

const readJson = async (name: string) => JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));
const corpus: { messages: Message[] } = await readJson('corpus.json');
const more: { messages: Message[] } = await readJson('more.json');
const later: { messages: Message[] } = await readJson('later.json');
const traps: { lines: { text: string; sure: string[] }[] } = await readJson('traps.json');

describe('the reading of messages', () => {
  test.each<[string, Message[], number]>([
    ['the first messages', corpus.messages, 0.97],
    ['more messages', more.messages, 0.93],
    ['messages that were written later', later.messages, 0.95],
  ])(
    'is right in %s, and takes no line for what it is not',
    async (_, messages, bar) => {
      const { right, all, wrong, lost, faults } = await score(messages);
      const missed = faults.join('\n');
      expect([wrong, lost], missed).toEqual([0, 0]);
      expect(right / all, missed).toBeGreaterThan(bar);
    },
    60_000,
  );

  test.each(traps.lines)('takes no more of "$text" than it says', async ({ text, sure }) => {
    const taken = (await read(text)).flatMap(({ kind, rows }) =>
      kind === 'sure' ? rows.map(({ color, size, quantity }) => `${color} ${size}:${quantity}`) : [],
    );
    expect(taken.filter(row => !sure.includes(row))).toEqual([]);
  });
});

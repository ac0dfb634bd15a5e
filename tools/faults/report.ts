import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commit } from '../bench/commit.ts';
import type { Outcome } from './fault.ts';

export type Result = Required<Outcome> & { name: string; promise: string; seconds: number };

/** The last run of a fault, with the commit and day of it. */
type Entry = Result & { commit: string; day: string };

const json = new URL('results.json', import.meta.url);
const page = new URL('../../docs/faults.md', import.meta.url);

const verdict = ({ lost, late }: Result) =>
  [
    lost.length === 0 ? 'nothing' : `**${lost.length}**: ${lost[0]}`,
    ...(late.length > 0 ? [`late ${late.length} times: ${late[0]}`] : []),
  ].join('; ');

const row = (entry: Entry) =>
  `| ${entry.name} | ${entry.promise} | ${entry.figures} | ${verdict(entry)} | ${entry.day}, ${entry.commit} |`;

/**
 * Keeps these results beside those of faults that were not done this time, in tools/faults/results.json and docs/faults.md.
 * @param order every fault's name
 */
export function writeReport(results: readonly Result[], order: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const earlier: Entry[] = existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : [];
  const entries = new Map(earlier.map(entry => [entry.name, entry]));
  for (const result of results) entries.set(result.name, { ...result, commit, day });
  const all = order.flatMap(name => entries.get(name) ?? []);
  writeFileSync(json, `${JSON.stringify(all, null, 2)}\n`);
  const table = ['| fault | promise | last run | lost | when |', '|---|---|---|---|---|', ...all.map(row)];
  const marked = `<!-- faults -->\n\n${table.join('\n')}\n\n<!-- /faults -->`;
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(/<!-- faults -->[\s\S]*<!-- \/faults -->/, () => marked),
  );
}

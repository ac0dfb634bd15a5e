import { readFileSync, writeFileSync } from 'node:fs';
import { median } from '../percentile.ts';
import type { Result } from './rounds.ts';

/** What each call is compared with, and what share of it is wanted at 16 connections. */
const limits: Record<string, { limit: string; wanted?: number }> = {
  'session check': { limit: 'Fastify and one row', wanted: 0.5 },
  'catalogue, 50 products': { limit: 'Fastify and a list of 50', wanted: 0.6 },
  'catalogue, unchanged': { limit: 'Fastify alone', wanted: 0.5 },
  'order of five lines': { limit: 'the order in pgbench', wanted: 0.5 },
  'admin orders, 50': { limit: 'Fastify and a list of 50', wanted: 0.4 },
  'catalogue, 50 products, read anew': { limit: 'Fastify and a list of 50' },
  'admin orders, 50, read anew': { limit: 'Fastify and a list of 50' },
};

/** The limit that a call is compared with. */
export const limitOf = (name: string): string | undefined => limits[name]?.limit;

/** Of what the limit made in the same round: a machine whose speed drifts is as fast for one as for the other. */
const shareOf = ({ rates }: Result, limit: Result) =>
  median(rates.map((rate, round) => rate / Number(limit.rates[round])));

const oneDecimal = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(1));

/** The figures as Markdown. */
export function tableOf(results: readonly Result[], about: string): string {
  const rows = results.map(result => {
    const { limit = '', wanted } = limits[result.name] ?? {};
    const at = results.find(({ name, connections }) => name === limit && connections === result.connections);
    const share = at ? shareOf(result, at).toFixed(2) : '';
    const cells = [
      result.name,
      result.connections,
      result.rate.toFixed(0),
      `${result.least.toFixed(0)} to ${result.most.toFixed(0)}`,
      oneDecimal(result.median),
      oneDecimal(result.p99),
      result.errors,
      result.cpu ? result.cpu.server.toFixed(2) : '',
      result.cpu ? result.cpu.database.toFixed(2) : '',
      share && `${share} of ${limit}${wanted ? ` (${wanted})` : ''}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `
${about}

| | connections | a second | spread | median ms | p99 ms | errors | server's CPU ms | database's CPU ms | share (wanted) |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** Puts a table between its marks in docs/performance.md. */
export function writeTable(mark: string, table: string): void {
  const page = new URL('../../../docs/performance.md', import.meta.url);
  const text = readFileSync(page, 'utf8');
  const place = new RegExp(`<!-- ${mark} -->[\\s\\S]*<!-- /${mark} -->`);
  writeFileSync(
    page,
    text.replace(place, () => `<!-- ${mark} -->\n${table}\n<!-- /${mark} -->`),
  );
}

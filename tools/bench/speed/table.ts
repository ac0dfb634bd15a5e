import { median } from '../percentile.ts';
import type { Result } from './rounds.ts';

const wholeOrder = 'five adds, the basket, the order';

/** The limit that each call is compared with, and the share of it that is wanted at 16 connections. */
const limits: Record<string, { limit: string; wanted?: number }> = {
  'session check': { limit: 'Fastify and one row' },
  'catalogue, unchanged': { limit: 'Fastify alone' },
  'catalogue, 50 products': { limit: 'Fastify, a list of 50', wanted: 2 },
  'catalogue, 50 products, while written': { limit: 'Fastify, a list of 50, while written', wanted: 0.5 },
  'search, while written': { limit: 'Fastify, a search, while written', wanted: 1 },
  'admin orders, 50': { limit: 'Fastify, 50 orders', wanted: 1 },
  'admin orders, 50, while written': { limit: 'Fastify, 50 orders, while written', wanted: 0.5 },
  'add to basket': { limit: 'Fastify, add to basket', wanted: 0.5 },
  basket: { limit: 'Fastify, basket' },
  'order of five lines': { limit: 'the order in pgbench', wanted: 0.6 },
  [wholeOrder]: { limit: `Fastify, ${wholeOrder}`, wanted: 0.6 },
};

/** The limit that a call is compared with. */
export const limitOf = (name: string): string | undefined => limits[name]?.limit;

/** The share of the limit's rate in the same round: a machine whose speed drifts is as fast for one as for the other. */
const shareOf = ({ rates }: Result, limit: Result) =>
  median(rates.map((rate, round) => rate / Number(limit.rates[round])));

/**
 * The rates of whole orders, from the measured calls: a shop adds five lines, reads the basket and orders.
 * @param whose `''` for the portal
 */
export function wholeOrders(results: readonly Result[], whose: string): Result[] {
  return results.flatMap(add => {
    const of = (name: string) =>
      results.find(each => each.name === whose + name && each.connections === add.connections);
    const [basket, order] = [of('basket'), of('order of five lines')];
    if (add.name !== `${whose}add to basket` || !basket || !order) return [];
    const sum = (part: (result: Result) => number) => 5 * part(add) + part(basket) + part(order);
    const rates = add.rates.map((_, round) => 1 / sum(({ rates }) => 1 / Number(rates[round])));
    return {
      name: whose + wholeOrder,
      connections: add.connections,
      rates,
      rate: median(rates),
      least: Math.min(...rates),
      most: Math.max(...rates),
      median: sum(result => result.median),
      p99: Number.NaN,
      errors: sum(result => result.errors),
      cpu: {
        server: sum(({ cpu }) => cpu?.server ?? Number.NaN),
        balancer: 0,
        database: sum(({ cpu }) => cpu?.database ?? Number.NaN),
        driver: sum(({ cpu }) => cpu?.driver ?? Number.NaN),
      },
    };
  });
}

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

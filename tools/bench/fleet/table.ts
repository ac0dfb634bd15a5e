import type { Result } from '../speed/rounds.ts';

/** A call through one arrangement. */
export type FleetResult = Result & { call: string; balancer: string; servers: number };

const two = (value: number | undefined) => (value ?? 0).toFixed(2);

/** The figures as Markdown. */
export function fleetTable(results: readonly FleetResult[], about: string): string {
  const rows = results.map(({ call, balancer, servers, rate, least, most, errors, cpu }) => {
    const each = cpu ? [cpu.server, cpu.balancer, cpu.database, cpu.driver] : [];
    const inUse = (rate * each.reduce((sum, ms) => sum + ms, 0)) / 1000;
    const cells = [
      call,
      balancer,
      servers,
      rate.toFixed(0),
      `${least.toFixed(0)} to ${most.toFixed(0)}`,
      errors,
      ...each.map(two),
      inUse.toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `
${about}

| call | behind | servers | a second | spread | errors | server's CPU ms | balancer's | PostgreSQL's | driver's | cores in use |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

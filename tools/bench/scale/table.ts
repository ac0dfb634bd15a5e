import type { Result } from '../speed/rounds.ts';

/** Results of all cases at one size. */
export type BySize = (Result & { growsAtMost: number })[];

/** Limits of each call at full size and 16 connections, in milliseconds. */
const medianBelowMs = 20;
const p99BelowMs = 100;

const times = (large = 0, small = 0) => large / (small || 1);

/** The limits that a call exceeds at the largest size. */
function missed(small: BySize[number], large: BySize[number]): string[] {
  return [
    ...(times(large.median, small.median) > small.growsAtMost ? [`${small.growsAtMost} times`] : []),
    ...(large.median >= medianBelowMs ? ['median'] : []),
    ...(large.p99 >= p99BelowMs ? ['p99'] : []),
    ...(large.errors > 0 ? [`${large.errors} errors`] : []),
  ];
}

/** The figures as Markdown. */
export function tableOf(sizes: readonly number[], bySize: readonly BySize[], about: string): string {
  const [smallest = []] = bySize;
  const largest = bySize.at(-1) ?? [];
  const rows = smallest.map((small, at) => {
    const large = largest[at] ?? small;
    const cells = bySize.map(
      results => `${results[at]?.median.toFixed(1)} / ${results[at]?.cpu?.database.toFixed(2)}`,
    );
    return `| ${[
      small.name,
      ...cells,
      times(large.median, small.median).toFixed(1),
      times(large.cpu?.database, small.cpu?.database).toFixed(1),
      small.growsAtMost,
      large.p99.toFixed(0),
      missed(small, large).join(', '),
    ].join(' | ')} |`;
  });
  return `
${about} Median ms / database's CPU ms for one call.

| | ${sizes.join(' | ')} | times as long | times the CPU | at most | p99 ms at the largest | misses |
|---|${sizes.map(() => '---|').join('')}---|---|---|---|---|
${rows.join('\n')}
`;
}

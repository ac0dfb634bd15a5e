import { median, percentile } from '../percentile.ts';

/** `median 41 ms, 95th percentile 58 ms, most 63 ms (24 times)` */
export function spread(values: readonly number[]): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return `median ${ms(median(values))}, 95th percentile ${ms(percentile(values, 0.95))}, most ${ms(Math.max(...values))} (${values.length} times)`;
}

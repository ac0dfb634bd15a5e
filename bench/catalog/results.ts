/** A figure of a series of measurements. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** `median 41 ms, 95th percentile 58 ms, most 63 ms (24 times)` */
export function spread(values: readonly number[]): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return `median ${ms(percentile(values, 0.5))}, 95th percentile ${ms(percentile(values, 0.95))}, most ${ms(Math.max(...values))} (${values.length} times)`;
}

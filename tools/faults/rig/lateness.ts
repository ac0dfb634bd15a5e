/** The message when something took longer (milliseconds) than promised; nothing when it did not. */
export function lateness(what: string, took: number, promised: number): string[] {
  return took > promised ? [`${what} took ${took.toFixed()} ms, promised are ${promised}`] : [];
}

/** Writes a line of a report. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

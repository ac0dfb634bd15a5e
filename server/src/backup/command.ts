import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { failureText } from '../failure-text.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Runs a command that takes one file, and ends the process with its exit code: 0, or 1 after a line on standard error.
 * @param usage the message when there is not exactly one file
 */
export async function runOnFile(
  usage: string,
  work: (config: Config, path: string, print: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    const [file, ...rest] = process.argv.slice(2);
    if (!file || file.startsWith('-') || rest.length > 0) throw new OperatorError(`Usage: ${usage}`);
    // npm runs scripts in the project's folder; the file is named from where the operator stands.
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    await work(readConfig(process.env), path, line => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    process.exitCode = 1;
  }
}

import { createInterface } from 'node:readline';
import { type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './embedded-database.ts';

/**
 * A program that runs an embedded database, for tests in which it is killed, comes second or runs as another account. Its argument
 * is the options as JSON; it prints one JSON object a line; on its standard input it takes `stop` and `describe <text>`.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as EmbeddedDatabaseOptions & { umask?: number };
const report = (event: string, text: string) => process.stdout.write(`${JSON.stringify({ event, text })}\n`);

if (options.umask !== undefined) process.umask(options.umask);
try {
  const database = await startEmbeddedDatabase({
    ...options,
    onProgress: line => report('progress', line),
    onUnexpectedExit: line => report('unexpected', line),
  });
  report('ready', database.connectionString);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.startsWith('describe ')) {
      await database.describe(line.slice('describe '.length));
      report('described', '');
    }
    if (line === 'stop') break;
  }
  await database.stop();
  report('stopped', '');
} catch (error) {
  report('refused', (error as Error).message);
}
process.exit();

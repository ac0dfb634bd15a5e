import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('a failed round is logged with its task and place, without the values of its query', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: line => lines.push(line) });
  const failure = new DrizzleQueryError('insert into mails', ['open-sesame'], new Error('Check too long'));
  const { begin, close } = repeat(log, 'imports', 60_000, () => Promise.reject(failure));
  await begin();
  await close();
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    {
      level: pino.levels.values['error'],
      task: 'imports',
      msg: 'background task failed',
      err: { message: 'Check too long', stack: expect.stringContaining('repeat.test.ts') },
    },
  ]);
  expect(lines.join()).not.toContain('open-sesame');
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './program.mjs';

export const program = 'redocly';
export const install = 'npm install --global @redocly/cli';

/** @type {import('./main.mjs').Judge['known']} */
export const known = [];

/** Reads the OpenAPI document as the rules of Redocly want it. @param {import('./portal.mjs').Portal} portal */
export async function judge({ address, folder }) {
  const file = join(folder, 'openapi.json');
  await writeFile(file, await (await fetch(`${address}/api/openapi.json`)).text());
  const output = await run(program, ['lint', file, '--format=json', '--max-problems=1000'], 60);
  /** @type {{ problems: { ruleId: string, message: string, location: { pointer?: string }[] }[] }} */
  const { problems } = JSON.parse(output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1));
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer ?? ''}`,
  );
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './program.mjs';

export const program = 'spectral';
export const install = 'npm install --global @stoplight/spectral-cli';

/** @type {import('./main.mjs').Judge['known']} */
export const known = [];

/** Reads the OpenAPI document by the rules `oas` of Spectral. @param {import('./portal.mjs').Portal} portal */
export async function judge({ address, folder }) {
  const rules = join(folder, 'spectral.json');
  await writeFile(rules, JSON.stringify({ extends: ['spectral:oas'] }));
  const document = `${address}/api/openapi.json`;
  const output = await run(program, ['lint', document, '--ruleset', rules, '--format=json', '--quiet'], 60);
  /** @type {{ code: string, message: string, path: string[] }[]} */
  const problems = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1));
  return problems.map(({ code, message, path }) => `${code} ${message} ${path.join('/')}`);
}

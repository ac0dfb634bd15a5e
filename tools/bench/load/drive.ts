import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Outcome, Plan } from './plan.ts';

const driver = fileURLToPath(new URL('driver.ts', import.meta.url));

/** Carries out a plan in a process of its own. */
export async function drive(plan: Plan): Promise<Outcome> {
  const child = spawn(process.execPath, [...process.execArgv, driver], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The driver ended with ${code}`);
  return JSON.parse(output);
}

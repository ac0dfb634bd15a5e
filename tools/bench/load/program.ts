import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server in a process of its own. */
export type Program = { address: string; pid: number; stop(): Promise<void> };

/** Starts a program and resolves when it has printed where it listens. */
export async function startProgram(
  entry: string,
  settings: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Program> {
  const child = spawn(process.execPath, [...flags, entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...settings },
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text;
      const [found] = /http:\/\/\S+:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', code => reject(new Error(`${entry} ended (${code}): ${output}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Milliseconds of processor that a process has used (Linux; 0 for one that is gone). */
export function processorTime(pid: number): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

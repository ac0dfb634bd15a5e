import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * Waits until we are gone, by any cause: then the kernel closes our end of the pipe that is its standard input. It shuts PostgreSQL
 * down fast (SIGINT), at once (SIGQUIT) if that takes over ten seconds, and removes the socket's folder. The first line that it
 * reads is the process to end, the second the folder.
 */
const script = `
read -r pid && read -r folder || exit 0
while read -r _; do :; done
end() { kill "-$1" "$pid" && n=0 && while kill -0 "$pid" && [ $n -lt 50 ]; do sleep 0.2; n=$((n + 1)); done; }
{ end INT; end QUIT; rmdir "$folder"; } 2>/dev/null
`;

/** Milliseconds before a watchdog that was killed is replaced. */
const replacementDelayMs = 500;

/** The process that ends PostgreSQL when we are killed. It runs before PostgreSQL does, so that no moment is unguarded. */
type Watchdog = {
  /** Names the server to end and the socket folder to remove. */
  watch(pid: number, socketFolder: string): void;
  /** The server has ended. */
  dismiss(): void;
};

export function startWatchdog(account: Account | undefined): Watchdog {
  let task: string | undefined;
  let dismissed = false;
  let current = spawnOne();
  function spawnOne() {
    const child = spawn('/bin/sh', ['-c', script], {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.on('error', replace);
    child.on('exit', replace);
    child.stdin.on('error', () => undefined);
    if (task) child.stdin.write(task);
    return child;
  }
  function replace() {
    if (dismissed) return;
    setTimeout(() => {
      if (!dismissed) current = spawnOne();
    }, replacementDelayMs).unref();
  }
  return {
    watch(pid, socketFolder) {
      task = `${pid}\n${socketFolder}\n`;
      current.stdin.write(task);
    },
    dismiss() {
      dismissed = true;
      current.kill('SIGKILL');
    },
  };
}

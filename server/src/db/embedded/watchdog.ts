import { type ChildProcess, spawn } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * Waits until we are gone, whatever ended us: the kernel closes our end of the pipe that is its standard input. Then
 * it shuts PostgreSQL down fast (SIGINT), at once (SIGQUIT) if that takes over ten seconds, and removes the socket's
 * folder. The first line that it reads is the process to end, the second the folder.
 */
const SCRIPT = `
read -r pid && read -r folder || exit 0
while read -r _; do :; done
end() { kill "-$1" "$pid" && n=0 && while kill -0 "$pid" && [ $n -lt "$2" ]; do sleep 1; n=$((n + 1)); done; }
{ end INT 10; end QUIT 10; rmdir "$folder"; } 2>/dev/null
`;

/** Starts the process that ends PostgreSQL when we are killed; `watch` tells it whom, `dismiss` that it is not needed. */
export function startWatchdog(account: Account | undefined): {
  watch(pid: number, socketFolder: string): void;
  dismiss(): void;
} {
  const child: ChildProcess = spawn('/bin/sh', ['-c', SCRIPT], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  return {
    watch: (pid, socketFolder) => child.stdin?.write(`${pid}\n${socketFolder}\n`),
    dismiss: () => child.kill('SIGKILL'),
  };
}

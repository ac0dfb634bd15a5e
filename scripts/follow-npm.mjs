/** Milliseconds between two looks. */
const interval = 250;

/**
 * Ends this process, as SIGTERM does, when the shell between npm and a script is gone: the shell dies of npm's signals and keeps
 * them to itself, and stopping `npm start` would leave a server behind.
 */
export function followNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}

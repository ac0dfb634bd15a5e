/** Milliseconds between two looks. */
const interval = 250;

/**
 * Ends this process, as SIGTERM does, when the shell is gone that npm puts between itself and a script: it dies of the
 * signals that npm hands on and keeps them to itself, and whoever stopped `npm start` would leave a server behind.
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

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Whether a file is named by its content, so that its address is its version. */
const isHashed = (path: string) => path.startsWith('assets/');

/** Whether the portal needs a file to show itself without a network: every file but the pictures of the login page and icons. */
const isShell = (path: string) =>
  /^(assets\/.*\.(js|css|woff2)|fallback\/.*\.webp|boot\.js|favicon\.svg|index\.html)$/.test(path);

/** The files of the shell below the built folder; a path without a hash comes with a digest of its content. */
function shellFiles(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(isShell)
    .toSorted()
    .map(path => ({
      url: `/${path}`,
      revision: isHashed(path)
        ? null
        : createHash('sha256')
            .update(readFileSync(join(folder, path)))
            .digest('hex')
            .slice(0, 16),
    }));
}

/** Builds `/sw.js`, which knows every file of the build that it belongs to. Development has no worker. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'toptan-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const outDir = join(config.root, config.build.outDir);
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: 'warn',
        publicDir: false,
        define: { SHELL_FILES: JSON.stringify(shellFiles(outDir)) },
        build: {
          outDir,
          emptyOutDir: false,
          target: config.build.target,
          rolldownOptions: {
            input: fileURLToPath(new URL('service-worker.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
          },
        },
      });
    },
  };
}

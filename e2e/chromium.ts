import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';

const packageEntry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const packageRoot = join(dirname(packageEntry), '..', '..');
const packed = join(packageRoot, 'bin');
const cache = join(packageRoot, '..', '..', '.cache', 'toptan-chromium');

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Journeys over plain http in a network need another name: 127.0.0.1 itself is a secure page.
  '--host-resolver-rules=MAP toptan.test 127.0.0.1',
];

/** A font to fall back on; the pages bring their own as web fonts. Relative, so that the folder can be moved. */
const fontconfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * A Chromium that needs nothing from the system's package manager, as options for Playwright's `launch`. `CHROME_PATH` names an
 * installed one. Otherwise, on Linux x64, the one in the npm package @sparticuz/chromium is unpacked once, with its libraries and
 * font. Elsewhere an installed Chrome is used. Safe to call from several processes at once.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const installed = process.env['CHROME_PATH'];
  if (installed) return { executablePath: installed, args: flags };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: flags };

  const home = await unpackedChromium();
  return {
    executablePath: join(home, 'chromium'),
    args: flags,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(home, 'lib'), home, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(home, 'toptan-fonts.conf'),
    },
  };
}

async function unpackedChromium(): Promise<string> {
  const { version } = createRequire(import.meta.url)(join(packageRoot, 'package.json')) as {
    version: string;
  };
  const home = join(cache, version);
  if (existsSync(home)) return home;

  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, 'unpacking-'));
  try {
    await decompress('chromium.br', join(staging, 'chromium'));
    for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
      await unpackArchive(archive, staging);
    }
    await writeFile(join(staging, 'toptan-fonts.conf'), fontconfig);
    await chmod(join(staging, 'chromium'), 0o755);
    await chmod(staging, 0o755);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process may have finished first: a directory cannot be renamed onto one that has content.
    if (!existsSync(home)) throw error;
  }
  return home;
}

async function decompress(name: string, target: string): Promise<void> {
  await pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(target));
}

async function unpackArchive(name: string, folder: string): Promise<void> {
  const archive = join(folder, name);
  await decompress(name, archive);
  await promisify(execFile)('tar', ['-x', '--no-same-owner', '-f', archive, '-C', folder]);
  await rm(archive);
}

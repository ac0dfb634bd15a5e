import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot } from './account.ts';
import type { ProcessIdentity } from './process-identity.ts';
import { readIfThere } from './read-if-there.ts';

/** The content of a lock file: the holder of the data directory, and the address of the database while it is held. */
export type Claim = {
  /** Distinguishes this claim from every other, also from one of the same process. */
  token: string;
  /** Missing from a claim that was given up in good order. */
  holder?: ProcessIdentity;
  /** The start of the holder, ISO 8601. */
  since?: string;
  stopping?: boolean;
  /** Other facts that the holder reports about itself, such as its address. */
  about?: string;
  connectionString?: string;
  socketFolder?: string;
};

export type NumberedClaim = { number: number; claim: Claim };

/** A draft older than this belongs to a process that was killed while it wrote it. */
const draftLifetimeMs = 60_000;

/** The claims of one data directory: files named 0, 1, 2, ... in a folder, each complete from the first moment on. */
export class Claims {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The claim with the highest number. The folder is small enough for the system to list it in one step. */
  async newest(): Promise<NumberedClaim | undefined> {
    const numbers = (await this.#numbers()).sort((a, b) => a - b);
    const number = numbers.at(-1);
    if (number === undefined) return undefined;
    const claim = await this.read(number);
    return claim ? { number, claim } : this.newest();
  }

  /** One claim; undefined when there is none of that number. A text that cannot be parsed counts as given up. */
  async read(number: number): Promise<Claim | undefined> {
    const text = await readIfThere(this.path(number));
    return text === undefined ? undefined : parse(text);
  }

  /** Makes a claim under a number that must be free: of several processes that try, one succeeds. */
  async create(number: number, claim: Claim): Promise<boolean> {
    const draft = await this.#draft(claim);
    try {
      await link(draft, this.path(number));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Puts another text in the place of a claim of our own. */
  async replace(number: number, claim: Claim): Promise<void> {
    await rename(await this.#draft(claim), this.path(number));
  }

  async remove(number: number): Promise<void> {
    await rm(this.path(number), { force: true });
  }

  /** Removes the claims below a number, from the lowest up, and forgotten drafts. */
  async clearBelow(number: number): Promise<void> {
    for (const older of (await this.#numbers()).filter(n => n < number).sort((a, b) => a - b)) {
      await this.remove(older);
    }
    for (const name of (await readdir(this.folder)).filter(name => name.startsWith('draft-'))) {
      const path = join(this.folder, name);
      const age = await stat(path).then(
        found => Date.now() - found.mtimeMs,
        () => 0,
      );
      if (age > draftLifetimeMs) await rm(path, { force: true });
    }
  }

  path(number: number): string {
    return join(this.folder, String(number));
  }

  async #numbers(): Promise<number[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter(name => /^\d+$/.test(name)).map(Number);
  }

  async #draft(claim: Claim): Promise<string> {
    await mkdir(this.folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const path = join(this.folder, `draft-${randomUUID()}`);
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(claim, undefined, 2)}\n`);
      // The user who ran the database before must be able to read it after root has used it, such as for a backup.
      if (isRoot()) {
        const { uid, gid } = await stat(this.folder);
        await handle.chown(uid, gid);
      }
    } finally {
      await handle.close();
    }
    return path;
  }
}

function parse(text: string): Claim {
  try {
    return JSON.parse(text) as Claim;
  } catch {
    // Cut short by a crash: it names no holder, and its text distinguishes it from others.
    return { token: text };
  }
}

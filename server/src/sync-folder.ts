import { open } from 'node:fs/promises';

/** Syncs a folder, without which a power cut may undo that a file of it got its name. Windows syncs no folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { open } from 'node:fs/promises';

/** Without it a power cut may undo that a file of this folder got its name. Windows syncs no folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

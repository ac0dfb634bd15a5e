import { importBytesMax } from '@toptan/contract/imports';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type UploadBatch, uploadBatchesOf } from './upload-batches.ts';

const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

const archive = (sizes: Record<string, number>, name = 'cekim.zip') => {
  const files = Object.entries(sizes).map(([path, size]) => [path, new Uint8Array(size)] as const);
  return new File([zipSync(Object.fromEntries(files), { level: 0 }) as Uint8Array<ArrayBuffer>], name);
};

async function packed(...chosen: File[]): Promise<UploadBatch[]> {
  const batches: UploadBatch[] = [];
  for await (const batch of uploadBatchesOf(chosen)) batches.push(batch);
  return batches;
}

const namesIn = async ({ file }: UploadBatch) =>
  Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())));

test('an archive that the server takes goes as it is', async () => {
  const chosen = archive({ 'A-1_Siyah_1.jpg': 10 });
  expect(await packed(chosen)).toEqual([{ file: chosen, done: 1 }]);
});

test('pictures go in archives of at most 24, in the order of their numbers', async () => {
  const batches = await packed(...Array.from({ length: 30 }, (_, at) => picture(`A-${30 - at}.jpg`)));
  const names = await Promise.all(batches.map(namesIn));
  expect(names.map(({ length }) => length)).toEqual([24, 6]);
  expect(names.flat()).toEqual(Array.from({ length: 30 }, (_, at) => `A-${at + 1}.jpg`));
  expect(batches.map(({ done }) => done)).toEqual([24 / 30, 1]);
});

test('an archive that is too large goes in parts, and no part is', async () => {
  const sizes = { 'A_1.jpg': 6_000_000, 'A_2.jpg': 5_000_000, 'A_3.jpg': 4_000_000 };
  const batches = await packed(archive(sizes));
  expect(await Promise.all(batches.map(namesIn))).toEqual([['A_1.jpg'], ['A_2.jpg', 'A_3.jpg']]);
  for (const { file } of batches) expect(file.size).toBeLessThanOrEqual(importBytesMax);
});

test('names that macOS writes in UTF-8 and does not mark are read as such', async () => {
  const large = archive({ 'A_K~~rm~~z~~_1.jpg': importBytesMax / 2, 'A_2.jpg': importBytesMax / 2 });
  const bytes = Buffer.from(await large.arrayBuffer()).toString('latin1');
  const written = bytes.replaceAll('~~', Buffer.from('ı').toString('latin1'));
  const [first] = await packed(new File([Buffer.from(written, 'latin1')], 'mac.zip'));
  expect(first && (await namesIn(first))).toEqual(['A_Kırmızı_1.jpg']);
});

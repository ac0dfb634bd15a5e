import type { ImportKind } from '@toptan/contract/file-fields';
import type { ImportRow } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import { zipSync } from 'fflate';
import { newPicture } from './form.ts';
import type { Caller } from './portal.ts';

/** An archive of files by their names; pictures where nothing else is given. */
export async function pictureZip(...names: (string | [name: string, bytes: Uint8Array])[]): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {};
  for (const each of names.length > 0 ? names : ['A-1_Siyah_1.jpg']) {
    const [name, bytes] = typeof each === 'string' ? [each, await newPicture()] : each;
    files[name] = bytes;
  }
  return Buffer.from(zipSync(files, { level: 0 }));
}

/** The form that a file is sent in. @param kind '' where the import has one already */
export function fileForm(kind: string, file: Buffer | string, said: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.append(name, String(value));
  if (kind) form.append('kind', kind);
  form.append('file', new Blob([Uint8Array.from(Buffer.from(file))]), 'kis.csv');
  return form;
}

/** Sends a file as the browser does. @param said where its table is */
export const sendFile = (
  caller: Pick<Caller, 'call'>,
  kind: string,
  file: Buffer | string,
  said: object = {},
) => caller.call('POST', '/api/imports', fileForm(kind, file, said));

/** A file that was read. @param said where its table is */
export async function upload(
  admin: Caller,
  kind: ImportKind,
  file: Buffer | string,
  said: object = {},
): Promise<Import> {
  const answer = await sendFile(admin, kind, file, said);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** Waits until an import is no longer under way. */
export async function settled(admin: Caller, id: string): Promise<Import> {
  for (;;) {
    const found = (await admin.call('GET', `/api/imports/${id}`)).json<Import>();
    if (!found.state.endsWith('ing')) return found;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

async function step(admin: Caller, method: 'PUT' | 'POST', url: string, body?: object): Promise<Import> {
  const answer = await admin.call(method, url, body);
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return settled(admin, answer.json<Import>().id);
}

/** Checks the rows of a file. */
export const check = (admin: Caller, id: string, body: object = {}) =>
  step(admin, 'PUT', `/api/imports/${id}`, body);
export const apply = (admin: Caller, id: string) => step(admin, 'POST', `/api/imports/${id}/apply`);
export const undo = (admin: Caller, id: string) => step(admin, 'POST', `/api/imports/${id}/undo`);

/** A file that was read and checked. */
export async function checked(
  admin: Caller,
  kind: ImportKind,
  file: Buffer | string,
  body: object = {},
): Promise<Import> {
  return check(admin, (await upload(admin, kind, file)).id, body);
}

export const rowsOf = async (admin: Caller, id: string, query = ''): Promise<ImportRow[]> =>
  (await admin.call('GET', `/api/imports/${id}/rows?${query}`)).json();

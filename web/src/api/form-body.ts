function partOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A multipart form of the body's fields: lists and objects as JSON text, null as an empty part, undefined left out; the
 * file comes last, so that the server knows the fields before the bytes arrive.
 */
export function formOf(body: unknown, filePart: string, file: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, partOf(value));
  }
  if (file) form.append(filePart, file, file.name);
  return form;
}

import type { Sent } from './exchange.ts';
import { formParts } from './writing.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export const idsIn = (text: string): string[] => text.match(uuid) ?? [];

/** Features in which `customerId` and `manufacturerId` are codes that staff think of. */
const featuresWithCodes = /^\/api\/(customers|manufacturers)/;

const namesRow = (field: string) => /(^i|I)d$/.test(field);

/**
 * Ids that a request writes into texts, a note or a name: a reader of the text reads them too, and that is no leak. Ids in fields
 * that name a row are not among them.
 */
export function writtenIds({ path, body }: Sent): string[] {
  const isText = (field: string) => featuresWithCodes.test(path) || !namesRow(field);
  if (Buffer.isBuffer(body))
    return formParts(body).flatMap(({ field, text }) => (isText(field) ? idsIn(text) : []));
  const found: string[] = [];
  if (body !== undefined)
    JSON.parse(body, (field, value) => {
      if (typeof value === 'string' && isText(field)) found.push(...idsIn(value));
      return value;
    });
  return found;
}

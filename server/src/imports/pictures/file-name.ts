/** What the name of a picture says. */
export type PictureName = { sku: string; color: string; position: string };

/** Names that lead out of their folder, or to another computer's. */
export const isUnsafeName = (name: string): boolean => /^[\\/]|^[a-z]:|\\|(^|\/)\.\.(\/|$)/i.test(name);

/** Folders, and files that operating systems put into archives. */
export const isOfComputer = (name: string): boolean =>
  /[\\/]$|(^|[\\/])(__MACOSX[\\/]|\.[^\\/]*$|thumbs\.db$|desktop\.ini$)/i.test(name);

export const isPictureName = (name: string): boolean => /\.(png|jpe?g|jfif|gif|webp|avif)$/i.test(name);

/** A number at the end: `_2`, ` (2)`. */
const ending = /(?:_(\d{1,2})|\s*\((\d{1,2})\))$/;

/**
 * Reads `MODEL_Color_2.jpg`: color and number may be missing, the model may have underscores. A last part with a digit in it is no
 * color. Folders are ignored.
 */
export function readPictureName(name: string): PictureName {
  const base = (name.normalize('NFC').split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '').trim();
  const number = ending.exec(base);
  const parts = base
    .slice(0, number?.index)
    .split('_')
    .map(part => part.trim());
  const last = parts.at(-1) ?? '';
  const hasColor = parts.length > 1 && last !== '' && !/\d/.test(last);
  return {
    sku: (hasColor ? parts.slice(0, -1) : parts).join('_'),
    color: hasColor ? last : '',
    position: String(Number(number?.[1] ?? number?.[2] ?? '') || ''),
  };
}

import sharp from 'sharp';

let shade = 0;
/** A picture that no other test of the file has. */
export const newPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1000, height: 50, channels: 3, background: { r: ++shade, g: 90, b: 9 } } })
    .png()
    .toBuffer();

/**
 * The multipart form that a product is sent in. Lists and pools become JSON text, as the browser sends them.
 * @param image bytes of the part `image`
 */
export function productForm(
  fields: Record<string, unknown>,
  image?: Buffer,
  filename = 'picture.png',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  if (image) form.append('image', new Blob([new Uint8Array(image)]), filename);
  return form;
}

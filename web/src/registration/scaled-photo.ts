import { taxPlateSide } from '@toptan/contract/registration-form';

/**
 * Draws a photograph upright, on white, as large as the server keeps it: a telephone then sends kilobytes, and no place where it was
 * taken. Null for a file that the browser cannot read as a picture.
 */
export async function scaledPhoto(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, taxPlateSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.85));
    return blob && new File([blob], 'tax-plate.jpg', { type: blob.type });
  } catch {
    // Browsers report no reason.
    return null;
  }
}

import { imageTypes } from '@toptan/contract/catalog/images';
import { imageMaxBytes } from '@toptan/contract/catalog/products';
import { describe, expect, it, vi } from 'vitest';
import { fitImage, planImage } from './fit-image.ts';

const picture = (size: number, type = 'image/jpeg') => new File([new Uint8Array(size)], 'foto.jpg', { type });
const large = picture(imageMaxBytes + 1);

describe('a chosen picture', () => {
  it.each(imageTypes)('of the kind %s is sent as it is up to 5 MB', type => {
    expect(planImage({ type, size: imageMaxBytes })).toBe('send');
    expect(planImage({ type, size: imageMaxBytes + 1 })).toBe('scale');
  });

  it.each(['image/svg+xml', 'application/pdf', ''])(
    'of the kind "%s" is refused, however small',
    async type => {
      const scaleDown = vi.fn();
      expect(await fitImage(picture(10, type), scaleDown)).toEqual({ problem: 'unsupported_media_type' });
      expect(scaleDown).not.toHaveBeenCalled();
    },
  );

  it('that fits is not touched', async () => {
    const small = picture(1000);
    const scaleDown = vi.fn();
    expect(await fitImage(small, scaleDown, async () => {})).toEqual({ file: small });
    expect(scaleDown).not.toHaveBeenCalled();
  });

  it('over 5 MB is sent scaled down', async () => {
    const scaled = picture(2000);
    expect(await fitImage(large, async () => scaled)).toEqual({ file: scaled });
  });

  it('that stays over 5 MB is refused', async () => {
    expect(await fitImage(large, async file => file)).toEqual({ problem: 'image_too_large' });
  });

  it('that the browser cannot read is refused', async () => {
    const broken = () => Promise.reject(new Error('not an image'));
    expect(await fitImage(large, broken)).toEqual({ problem: 'invalid_image' });
    expect(await fitImage(picture(1000), vi.fn(), broken)).toEqual({ problem: 'invalid_image' });
  });
});

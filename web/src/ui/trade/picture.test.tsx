import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture = (imageUrl: string | null) => (
  <Picture imageUrl={imageUrl} category="BAGS" alt="Tote" sizes="240px" />
);

it('offers a stored picture in every width that the server keeps', () => {
  render(picture('/images/3f9a/480.webp'));
  const image = screen.getByRole('img', { name: 'Tote' });
  expect(image.getAttribute('srcset')).toBe(
    '/images/3f9a/160.webp 160w, /images/3f9a/360.webp 360w, /images/3f9a/480.webp 480w, /images/3f9a/900.webp 900w',
  );
  expect(image.getAttribute('loading')).toBe('lazy');
});

it('shows the drawing of the category when there is no picture', () => {
  render(picture(null));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/fallback/bags.webp');
});

it('shows the drawing when the picture fails, and gives up when the drawing fails too', () => {
  render(picture('/images/gone/480.webp'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/fallback/bags.webp');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
});

it('tries a new picture although the one before failed', () => {
  const { rerender } = render(picture('/images/gone/480.webp'));
  fireEvent.error(screen.getByRole('img'));
  rerender(picture('/images/3f9a/480.webp'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/images/3f9a/480.webp');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { PickerGallery } from './picker-gallery.tsx';

const product = {
  ...jeans,
  imageUrl: '/images/cover/480.webp',
  pictures: [
    { imageUrl: '/images/cover/480.webp', color: null },
    { imageUrl: '/images/blue/480.webp', color: 'Blue' },
    { imageUrl: '/images/blue-back/480.webp', color: 'Blue' },
  ],
};

function Held() {
  const [color, setColor] = useState('');
  return (
    <>
      <PickerGallery product={product} color={color} />
      {product.colors.map(each => (
        <button key={each} type="button" onClick={() => setColor(each)}>
          {each}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const large = () => document.querySelector('.picker-sheet img')?.getAttribute('src');

it('shows the first picture of the chosen color, and keeps what is shown for a color without pictures', async () => {
  await renderIn('en', <Held />);
  expect(large()).toBe('/images/cover/480.webp');
  await press('Picture 3 of 3, Blue');
  expect(large()).toBe('/images/blue-back/480.webp');
  await press('Black');
  expect(large()).toBe('/images/blue-back/480.webp');
  await press('Blue');
  expect(large()).toBe('/images/blue/480.webp');
  expect(screen.getByRole('button', { name: 'Picture 1 of 3, Blue' }).getAttribute('aria-current')).toBe(
    'true',
  );
});

it('has nothing to choose and to enlarge where there is one picture', async () => {
  await renderIn('en', <PickerGallery product={{ ...product, pictures: [] }} color="Blue" />);
  expect(large()).toBe('/images/cover/480.webp');
  expect(screen.queryByRole('button')).toBeNull();
});

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product, ProductPicture } from '@toptan/contract/catalog/products';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberColors } from '../../i18n/colors.ts';
import { colors } from '../../testing/colors.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

const stored: ProductPicture[] = [
  { id: 'a', imageUrl: '/images/a/480.webp', color: 'Blue' },
  { id: 'b', imageUrl: '/images/b/480.webp', color: 'Black' },
  { id: 'c', imageUrl: '/images/c/480.webp', color: 'Blue' },
  { id: 'd', imageUrl: '/images/d/480.webp', color: null },
];

/** Answers like a server that carries out each call, and remembers the orders that it gets. */
function answering(pictures: readonly ProductPicture[]) {
  const orders: string[] = [];
  let now = pictures;
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      const order = JSON.parse(String(body)) as { pictures: Pick<ProductPicture, 'id' | 'color'>[] };
      orders.push(order.pictures.map(({ id, color }) => `${id} ${color}`).join(', '));
      now = order.pictures.map(picture => ({ ...picture, imageUrl: `/images/${picture.id}/480.webp` }));
    }
    return Response.json(now);
  });
  return orders;
}
beforeEach(() => rememberColors(colors));

function Form({ product = jeans }: { product?: Product }) {
  return <ProductPictures product={product} uploads={usePictureUploads(product)} />;
}

const handle = (number: number) => screen.findByRole('button', { name: `Move picture ${number}` });

it('moves a picture among those of its color by keyboard, and saves where it is dropped', async () => {
  const user = userEvent.setup();
  const orders = answering(stored);
  await renderIn('en', <Form />);
  (await handle(1)).focus();
  await user.keyboard('[Space][ArrowRight]');
  expect(orders, 'it is still lifted').toEqual([]);
  expect(screen.getByText('Place 3 of 4')).toBeTruthy();
  await user.keyboard('[ArrowRight][Space]');
  await vi.waitFor(() => expect(orders).toEqual(['b Black, c Blue, a Blue, d null']));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 3'));
});

it('mirrors the arrow keys from right to left', async () => {
  const user = userEvent.setup();
  const orders = answering(stored);
  await renderIn('en', <Form />);
  const first = await handle(1);
  first.style.direction = 'rtl';
  first.focus();
  await user.keyboard('[Space][ArrowLeft][Space]');
  await vi.waitFor(() => expect(orders).toEqual(['b Black, c Blue, a Blue, d null']));
});

it('gives a picture another color, makes it the cover, and removes it after a question', async () => {
  const user = userEvent.setup();
  const orders = answering(stored);
  await renderIn('en', <Form />);
  const choose = async (number: number, role: 'menuitem' | 'menuitemradio', name: string) => {
    await user.click(await screen.findByRole('button', { name: `Color and more of picture ${number}` }));
    await user.click(await screen.findByRole(role, { name }));
  };
  await choose(4, 'menuitemradio', 'Black');
  await vi.waitFor(() => expect(orders.at(-1)).toBe('a Blue, b Black, d Black, c Blue'));
  await choose(3, 'menuitem', 'Make it the cover');
  await vi.waitFor(() => expect(orders.at(-1)).toBe('d Black, a Blue, b Black, c Blue'));
  await choose(1, 'menuitem', 'Remove picture');
  expect(orders).toHaveLength(2);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Remove picture' }));
  await vi.waitFor(() => expect(orders.at(-1)).toBe('a Blue, b Black, c Blue'));
});

it('refuses what is no picture, and the thirteenth, each beside its file and under its color', async () => {
  answering(Array.from({ length: 11 }, (_, at) => ({ ...stored[3], id: `p${at}` }) as ProductPicture));
  await renderIn('en', <Form />);
  await screen.findByText('11 / 12');
  const file = (name: string, type: string) => new File(['x'], name, { type });
  fireEvent.drop(screen.getByRole('region', { name: /Pictures/ }), {
    dataTransfer: {
      types: ['Files'],
      files: [file('PT-2604_Siyah_1.jpg', 'image/jpeg'), file('PT-2604_Mavi_1.pdf', 'application/pdf')],
    },
  });
  const ofColor = (color: string) => within(screen.getByRole('list', { name: color }));
  expect(
    (await ofColor('Blue').findByText(/This kind of file cannot be used/)).closest('li')?.textContent,
  ).toContain('PT-2604_Mavi_1.pdf');
  expect(ofColor('Black').getByText('At most 12 pictures for a product.')).toBeTruthy();
  await userEvent.click(ofColor('Blue').getByRole('button', { name: 'Remove file' }));
  expect(screen.queryByText('PT-2604_Mavi_1.pdf')).toBeNull();
});

it('gives files the color of the place that they are added to, whatever their names say', async () => {
  const user = userEvent.setup();
  answering(Array.from({ length: 12 }, (_, at) => ({ ...stored[3], id: `p${at}` }) as ProductPicture));
  await renderIn('en', <Form />);
  const files = [new File(['x'], 'PT-2604_Siyah_1.jpg', { type: 'image/jpeg' })];
  await user.upload(await screen.findByLabelText('Add to Blue'), files);
  const blue = within(screen.getByRole('list', { name: 'Blue' }));
  expect(blue.getByText('At most 12 pictures for a product.')).toBeTruthy();
});

import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '../../db/schema-goods.ts';
import { systemActor } from '../../events/actor.ts';
import { type Portal, startPortal } from '../../testing/portal.ts';
import { addPicture } from '../pictures/commands.ts';
import { deleteProduct, saveProduct } from '../products/commands.ts';
import { type Picture, readPicture } from './picture.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const paint = async (blue: number): Promise<Picture> =>
  readPicture(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 1, g: 1, b: blue } } })
      .png()
      .toBuffer(),
  );
const actor = systemActor('test');
const create = (picture: Picture | null) =>
  saveProduct(portal.db, actor, null, { name: 'Kot', price: '1.00' }, picture);
const storedCount = ({ hash }: Picture) => portal.db.$count(images, inArray(images.hash, [hash]));

test('products that exchange their pictures all get them', async () => {
  const [one, two] = [await paint(1), await paint(2)];
  const shows = (at: number) => (at % 2 ? one : two);
  const all = await Promise.all(Array.from({ length: 8 }, (_, at) => create(shows(at))));
  for (let turn = 1; turn <= 30; turn++) {
    const changed = await Promise.all(
      all.map(({ id }, at) => saveProduct(portal.db, actor, id, {}, shows(at + turn))),
    );
    expect(changed.map(({ imageUrl }) => imageUrl?.split('/')[2])).toEqual(
      all.map((_, at) => shows(at + turn).hash),
    );
  }
});

test('a picture stays for the product that takes it while its last other product drops it', async () => {
  const picture = await paint(3);
  let last = await create(picture);
  for (let turn = 0; turn < 60; turn++) {
    const [taken] = await Promise.all([create(picture), deleteProduct(portal.db, actor, last.id)]);
    expect(await storedCount(picture)).toBe(1);
    last = taken;
  }
  await deleteProduct(portal.db, actor, last.id);
  expect(await storedCount(picture)).toBe(0);
});

test('a picture stays for the product that adds it while the last other one removes it', async () => {
  const picture = await paint(4);
  let [last, next] = [await create(picture), await create(null)];
  for (let turn = 0; turn < 60; turn++) {
    await Promise.all([
      addPicture(portal.db, actor, next.id, null, picture),
      saveProduct(portal.db, actor, last.id, { pictures: [] }, null),
    ]);
    expect(await storedCount(picture)).toBe(1);
    [last, next] = [next, last];
  }
  await saveProduct(portal.db, actor, last.id, { pictures: [] }, null);
  expect(await storedCount(picture)).toBe(0);
});

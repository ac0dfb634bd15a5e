import type { Product } from '@toptan/contract/catalog/products';
import { type Color, defaultSizeSetId, type SizeSet } from '@toptan/contract/catalog/sizing';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { productPictures, products } from '../../db/schema-goods.ts';
import { colors } from '../../db/schema-sizing.ts';
import { newPicture, productForm } from '../../testing/form.ts';
import { untilBlocked } from '../../testing/locks.ts';
import { admin, portal, shop, withOneShop } from '../../testing/one-shop.ts';
import type { Caller } from '../../testing/portal.ts';
import { createProduct } from '../../testing/trade.ts';
import { insertProduct } from '../products/queries.ts';
import { planOffering } from './offering.ts';

withOneShop();

const named = (name: string) => ({ nameEn: name, nameTr: name, nameAr: name });
const labelled = (...labels: string[]) => labels.map(label => ({ label }));
const labelsOf = ({ sizes }: Pick<SizeSet, 'sizes'>) => sizes.map(({ label }) => label);

async function newSet(...labels: string[]): Promise<SizeSet> {
  const body = { ...named(v7()), kind: 'letter', sizes: labelled(...labels) };
  const answer = await admin.call('POST', '/api/size-sets', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function newColor(fields: object = {}): Promise<Color> {
  const answer = await admin.call('POST', '/api/colors', { ...named(v7()), ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const changeSet = (id: string, body: object) => admin.call('PUT', `/api/size-sets/${id}`, body);
const changeColor = (id: string, body: object) => admin.call('PUT', `/api/colors/${id}`, body);
const post = (fields: Record<string, unknown>) =>
  admin.call('POST', '/api/products', productForm({ name: 'Tişört', price: '100.00', ...fields }));
const put = (id: string, fields: Record<string, unknown>) =>
  admin.call('PUT', `/api/products/${id}`, productForm(fields));
const read = async (id: string): Promise<Product> => (await admin.call('GET', `/api/products/${id}`)).json();
async function made(fields: Record<string, unknown>): Promise<Product> {
  const answer = await post(fields);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const refusal = (...fields: [path: string, code: string][]) => ({
  code: 'validation_failed',
  fields: fields.map(([path, code]) => ({ path, code })),
});

describe('from the start', () => {
  test('there are the usual sets and the seven colors, for everybody', async () => {
    const sets = (await shop.call('GET', '/api/size-sets')).json<SizeSet[]>();
    expect(sets.map(set => [set.nameEn, labelsOf(set).join(' ')])).toEqual([
      ['Jeans', '26 27 28 29 30 31 32 33 34 35 36'],
      ['Letters', 'XS S M L XL 2XL 3XL 4XL'],
      ['Women', '34 36 38 40 42 44 46 48'],
      ['Women narrow', '36 38 40 42 44 46'],
      ['Men’s tops', 'S M L XL 2XL'],
      ['Men’s pants', '30 31 32 33 34 36 38'],
      ['Suits', '46 48 50 52 54 56 58'],
      ['Women’s shoes', '35 36 37 38 39 40 41'],
      ['Men’s shoes', '40 41 42 43 44 45 46'],
      ['Children’s shoes', '22 23 24 25 26 27 28 29 30 31 32 33 34 35'],
      ['One size', 'STD'],
    ]);
    expect(sets[0]).toMatchObject({ id: defaultSizeSetId, nameTr: 'Jean', nameAr: 'جينز', isActive: true });
    const all = (await shop.call('GET', '/api/colors')).json<Color[]>();
    expect(all.map(({ key, nameTr, nameAr, hex }) => [key, nameTr, nameAr, hex])).toEqual([
      ['White', 'Beyaz', 'أبيض', '#f2f1ec'],
      ['Black', 'Siyah', 'أسود', '#26292b'],
      ['Grey', 'Gri', 'رمادي', '#8e9395'],
      ['Red', 'Kırmızı', 'أحمر', '#b8483a'],
      ['Blue', 'Mavi', 'أزرق', '#3b6ea8'],
      ['Yellow', 'Sarı', 'أصفر', '#cfa640'],
      ['Green', 'Yeşil', 'أخضر', '#2f6b52'],
    ]);
  });

  test('a new product that names no set has the default one, and one that says so none', async () => {
    expect(await made({ sizes: ['30', '26'] })).toMatchObject({
      sizeSetId: defaultSizeSetId,
      sizes: ['26', '30'],
    });
    const free = await made({ sizeSetId: '', sizes: ['32/34', '30/32'] });
    expect(free).toMatchObject({ sizeSetId: null, sizes: ['32/34', '30/32'] });
    expect((await put(free.id, { sizes: ['Any', '30/32'] })).json().sizes).toEqual(['Any', '30/32']);
  });

  test('without its default set a new product has none', async () => {
    await changeSet(defaultSizeSetId, { isActive: false });
    expect(await made({ sizes: ['S'] })).toMatchObject({ sizeSetId: null, sizes: ['S'] });
    await changeSet(defaultSizeSetId, { isActive: true });
  });
});

describe('a product', () => {
  let set: SizeSet;
  let color: Color;
  beforeEach(async () => {
    [set, color] = [await newSet('S', 'M', 'L'), await newColor({ hex: '#7A1F2B' })];
  });

  test('comes in sizes of its set, in their order, and in colors that there are', async () => {
    const fields = { sizeSetId: set.id, sizes: ['L', 'S'], colors: [color.key, 'Black'] };
    const pools = [{ size: 'L', color: color.key, quantity: 3 }];
    const product = await made({ ...fields, stockPools: pools });
    expect(product).toMatchObject({ ...fields, sizes: ['S', 'L'], stockQuantity: 3 });
    expect(product.stockPools).toHaveLength(4);
    const picture = await admin.call(
      'POST',
      `/api/products/${product.id}/pictures`,
      productForm({ color: color.key }, await newPicture()),
    );
    expect(picture.json()).toMatchObject({ color: color.key });
  });

  test('is refused other sizes and colors, by a new one and by a change alike', async () => {
    const fields = { sizeSetId: set.id, sizes: ['S', 'XL'], colors: ['Black', 'Purple'] };
    const { id } = await made({ sizeSetId: set.id });
    for (const answer of [await post(fields), await put(id, fields)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject(refusal(['sizes.1', 'not_offered'], ['colors.1', 'not_offered']));
    }
    expect((await post({ sizeSetId: v7() })).json()).toMatchObject(refusal(['sizeSetId', 'not_found']));
    const { id: sized } = await made({ sizeSetId: set.id, sizes: ['S'] });
    expect((await put(sized, { sizeSetId: defaultSizeSetId })).json()).toMatchObject(
      refusal(['sizes.0', 'not_offered']),
    );
    expect((await put(sized, { sizeSetId: defaultSizeSetId, sizes: ['30'] })).json().sizes).toEqual(['30']);
  });

  test('has at most 500 sizes with colors', async () => {
    const sizes = Array.from({ length: 100 }, (_, at) => `${at}`);
    const five = { sizeSetId: '', sizes, colors: ['White', 'Black', 'Grey', 'Red', 'Blue'] };
    const stockPools = sizes.map(size => ({ size, color: 'White', quantity: 1 }));
    const product = await made({ ...five, stockPools });
    expect(product.stockPools).toHaveLength(500);
    const refused = { fields: [{ path: 'sizes', code: 'too_many', limit: 500 }] };
    const six = { colors: [...five.colors, 'Green'] };
    expect((await put(product.id, six)).json()).toMatchObject(refused);
    expect((await post({ ...five, ...six })).json()).toMatchObject(refused);
  });

  test('keeps what it has of what is no longer active, and takes nothing more of it', async () => {
    const product = await made({ sizeSetId: set.id, sizes: ['S'], colors: [color.key] });
    await changeSet(set.id, { isActive: false });
    await changeColor(color.id, { isActive: false });
    const kept = { sizeSetId: set.id, sizes: ['M', 'S'], colors: ['Black', color.key] };
    expect((await put(product.id, kept)).json()).toMatchObject({ ...kept, sizes: ['S', 'M'] });
    expect((await post({ sizeSetId: set.id })).json()).toMatchObject(refusal(['sizeSetId', 'not_offered']));
    expect((await post({ colors: [color.key] })).json()).toMatchObject(refusal(['colors.0', 'not_offered']));
    expect((await put(product.id, { colors: ['Black'] })).statusCode).toBe(200);
    expect((await put(product.id, { colors: [color.key] })).statusCode, 'it was given up').toBe(400);
  });
});

describe('a size set', () => {
  test('is changed whole: names, kind, sizes with what stands for them elsewhere', async () => {
    const { id } = await newSet('36', '37');
    const sizes = [
      { label: '38', eu: '38', us: '7.5', uk: null },
      { label: '36', eu: null, us: null, uk: '3' },
    ];
    const change = { nameEn: 'Boots', nameTr: 'Bot', nameAr: 'بوت', kind: 'shoe', isActive: false, sizes };
    const answer = await changeSet(id, change);
    expect(answer.json()).toEqual({ id, ...change });
    const sets = (await shop.call('GET', '/api/size-sets')).json<SizeSet[]>();
    expect(sets.find(set => set.id === id)).toEqual({ id, ...change });
  });

  test('of another order puts the sizes of its products into it', async () => {
    const set = await newSet('S', 'M', 'L');
    const { id } = await made({ sizeSetId: set.id, sizes: ['S', 'L'] });
    await changeSet(set.id, { sizes: labelled('L', 'M', 'S', 'XS') });
    expect((await read(id)).sizes).toEqual(['L', 'S']);
  });

  test('keeps the sizes that its products have, and names them', async () => {
    const set = await newSet('S', 'M', 'L');
    await made({ sizeSetId: set.id, sizes: ['S', 'L'] });
    const answer = await changeSet(set.id, { sizes: labelled('M', 'XL') });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'in_use',
      fields: [
        { path: 'sizes', code: 'required', current: 'L' },
        { path: 'sizes', code: 'required', current: 'S' },
      ],
    });
    expect((await changeSet(set.id, { sizes: labelled('L', 'S') })).statusCode).toBe(200);
  });

  test('is deleted as long as no product has it', async () => {
    const set = await newSet('S');
    const { id } = await made({ sizeSetId: set.id });
    const answer = await admin.call('DELETE', `/api/size-sets/${set.id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use']);
    await admin.call('DELETE', `/api/products/${id}`);
    expect((await admin.call('DELETE', `/api/size-sets/${set.id}`)).statusCode).toBe(204);
    expect((await changeSet(set.id, {})).statusCode).toBe(404);
  });

  test.each([
    ['a size twice', { sizes: labelled('S', 'M', 'S') }, 'sizes.2.label', 'taken'],
    ['no sizes', { sizes: [] }, 'sizes', 'required'],
    [
      '101 sizes',
      { sizes: labelled(...Array.from({ length: 101 }, (_, at) => `${at}`)) },
      'sizes',
      'too_many',
    ],
    ['a size without a name', { sizes: labelled(' ') }, 'sizes.0.label', 'required'],
    ['a size of 41 letters', { sizes: labelled('x'.repeat(41)) }, 'sizes.0.label', 'too_long'],
    ['a size of two lines', { sizes: labelled('S\nM') }, 'sizes.0.label', 'invalid'],
    ['no Arabic name', { nameAr: '' }, 'nameAr', 'required'],
    ['an unknown kind', { kind: 'hat' }, 'kind', 'not_offered'],
  ])('is refused with %s', async (_, fields, path, code) => {
    const whole = { ...named('Dar'), kind: 'letter', sizes: labelled('S'), ...fields };
    const { id } = await newSet('S');
    for (const answer of [await admin.call('POST', '/api/size-sets', whole), await changeSet(id, fields)]) {
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject(refusal([path, code]));
    }
  });

  test('loses no size that a product takes at the same moment', async () => {
    const set = await newSet('S', 'M');
    const id = await createProduct(portal.db, { sizeSetId: set.id });
    // The transaction that saves the product holds the set, and waits for the row.
    let saving: Promise<{ statusCode: number }> | undefined;
    let leaving: Promise<{ statusCode: number }> | undefined;
    await portal.db.transaction(async tx => {
      await tx.select().from(products).where(eq(products.id, id)).for('update');
      saving = put(id, { sizes: ['M'] }).then(answer => answer);
      await untilBlocked(portal.db);
      leaving = changeSet(set.id, { sizes: labelled('S') }).then(answer => answer);
      await untilBlocked(portal.db, 2);
    });
    expect((await saving)?.statusCode).toBe(200);
    expect((await leaving)?.statusCode).toBe(409);
  });
});

describe('a color', () => {
  test('is named by its English name for good, and stands behind the others', async () => {
    const name = v7();
    const color = await newColor({ ...named(name), hex: '#4B1F2C' });
    expect(color).toMatchObject({ key: name, hex: '#4b1f2c', isActive: true });
    const change = { nameEn: 'Burgundy', nameTr: 'Bordo', nameAr: 'عنابي', hex: null };
    expect((await changeColor(color.id, change)).json()).toEqual({ ...color, ...change });
    const all = (await shop.call('GET', '/api/colors')).json<Color[]>();
    expect(all.at(-1)).toEqual({ ...color, ...change });
  });

  test('is there once, whatever its capitals', async () => {
    const answer = await admin.call('POST', '/api/colors', named('BLACK'));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'taken', fields: [{ path: 'nameEn', code: 'taken' }] });
  });

  test.each(['red', '#12345', '#12345g', '#1234567'])('is refused with the hex value %s', async hex => {
    const answer = await admin.call('POST', '/api/colors', { ...named(v7()), hex });
    expect(answer.json()).toMatchObject(refusal(['hex', 'invalid']));
  });

  test('is deleted as long as no product has had it', async () => {
    const color = await newColor();
    const remove = () => admin.call('DELETE', `/api/colors/${color.id}`);
    const { id } = await made({ colors: [color.key] });
    const answer = await remove();
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use']);
    await put(id, { colors: [] });
    expect((await remove()).statusCode, 'a basket or an order may name it').toBe(409);
    await admin.call('DELETE', `/api/products/${id}`);
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
  });

  test('stays when a product takes it at the same moment', async () => {
    const color = await newColor();
    let leaving: Promise<{ statusCode: number }> | undefined;
    await portal.db.transaction(async tx => {
      await planOffering(tx, null, { colors: [color.key] });
      leaving = admin.call('DELETE', `/api/colors/${color.id}`).then(answer => answer);
      await untilBlocked(portal.db);
      await insertProduct(tx, { name: 'Tişört', price: '100.00', colors: [color.key] });
    });
    expect((await leaving)?.statusCode).toBe(409);
  });

  test('of a picture is one of those that there are, whoever writes it', async () => {
    const [row] = await portal.db.select().from(productPictures).limit(1);
    const write = portal.db
      .update(productPictures)
      .set({ color: 'Purple' })
      .where(eq(productPictures.id, row?.id ?? ''));
    await expect(write).rejects.toMatchObject({
      cause: { constraint: 'product_pictures_color_colors_key_fk' },
    });
    const hex = portal.db.update(colors).set({ hex: 'red' }).where(eq(colors.key, 'Black'));
    await expect(hex).rejects.toMatchObject({ cause: { constraint: 'colors_hex' } });
  });
});

test('how many products use each is counted for staff alone', async () => {
  const [set, color] = [await newSet('S'), await newColor()];
  for (const name of ['Bir', 'İki']) await made({ name, sizeSetId: set.id, colors: [color.key] });
  const counted = async (caller: Caller, query: string) => {
    const sets = (await caller.call('GET', `/api/size-sets${query}`)).json<SizeSet[]>();
    const all = (await caller.call('GET', `/api/colors${query}`)).json<Color[]>();
    return [sets.find(({ id }) => id === set.id), all.find(({ id }) => id === color.id)].map(
      found => found?.products,
    );
  };
  expect(await counted(admin, '?counts=true')).toEqual([2, 2]);
  expect(await counted(admin, '')).toEqual([undefined, undefined]);
  expect(await counted(shop, '?counts=true')).toEqual([undefined, undefined]);
});

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order } from '@toptan/contract/orders';
import openApiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListeningPortal, startListeningPortal } from '../testing/listening-portal.ts';
import { createProduct } from '../testing/trade.ts';

const run = promisify(execFile);
const server = join(import.meta.dirname, '../..');
const tsc = join(server, '../node_modules/typescript/bin/tsc');

const compilerOptions = { strict: true, module: 'nodenext', target: 'es2023', types: ['node'] };

/** The program of a developer with the address of a portal and an account. */
const client = `
import createClient from 'openapi-fetch';
import type { components, paths } from './portal.js';

type Schemas = components['schemas'];

const [, , baseUrl = '', username = '', password = ''] = process.argv;

function answered<Answer>({ data, error }: { data?: Answer; error?: Schemas['Error'] }): Answer {
  if (data === undefined) throw new Error(error?.code);
  return data;
}

const credentials: Schemas['Credentials'] = { username, password };
const login = await createClient<paths>({ baseUrl }).POST('/api/auth/login', { body: credentials });
const session: Schemas['Session'] = answered(login);
const customerId = session.customer?.id ?? '';
const cookie = login.response.headers.get('set-cookie')?.split(';')[0] ?? '';

const portal = createClient<paths>({ baseUrl, headers: { cookie } });
const query = { category: 'SHOES' as const satisfies Schemas['ProductCategory'] };
const products: Schemas['Product'][] = answered(await portal.GET('/api/products', { params: { query } }));
for (const { id } of products) {
  const item: Schemas['NewBasketItem'] = { customerId, productId: id, quantity: 2 };
  answered(await portal.POST('/api/basket', { body: item }));
}
const items: Schemas['BasketItem'][] = answered(await portal.GET('/api/basket'));
const header = { 'Idempotency-Key': 'once' };
const order: Schemas['Order'] = answered(
  await portal.POST('/api/orders', { params: { header }, body: { customerId, items } }),
);
process.stdout.write(JSON.stringify(order));
`;

let portal: ListeningPortal;
let folder: string;
beforeAll(async () => {
  portal = await startListeningPortal();
  // The folder is below the server, where its packages are found.
  await mkdir(join(server, 'dist'), { recursive: true });
  folder = await mkdtemp(join(server, 'dist/openapi-client-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

test('a client generated from the reference places an order', async () => {
  const address = `http://127.0.0.1:${portal.port}`;
  const types = await openApiTypes(new URL('/api/openapi.json', address));
  await writeFile(join(folder, 'portal.d.ts'), astToString(types));
  await writeFile(join(folder, 'client.ts'), client);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await run(process.execPath, [tsc, '--project', folder]).catch(({ stdout }) => expect(stdout).toBe(''));

  const password = 'a password of ten';
  const shop = await portal.shop({ password });
  await createProduct(portal.db, { category: 'BAGS' });
  const shoes = await createProduct(portal.db, { category: 'SHOES', price: '250.00' });
  const { stdout } = await run(process.execPath, [
    join(folder, 'client.js'),
    address,
    shop.username,
    password,
  ]);

  const order: Order = JSON.parse(stdout);
  expect(order).toMatchObject({
    customerId: shop.customerId,
    orderItems: [{ productId: shoes, quantity: 2, totalPrice: '500.00' }],
  });
  expect((await shop.call('GET', `/api/orders/${order.id}`)).json()).toEqual(order);
});

import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import type { BasketQuote } from '@toptan/contract/basket';
import type { Collection } from '@toptan/contract/catalog/collections';
import type { Product } from '@toptan/contract/catalog/products';
import type { Color } from '@toptan/contract/catalog/sizing';
import type { Customer } from '@toptan/contract/customers';
import type { Draft } from '@toptan/contract/drafts';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import type { Order } from '@toptan/contract/orders';
import type { RegistrationRequest } from '@toptan/contract/registration';
import { type Account, Api, admin, atlas } from '../../e2e/fixtures/api.ts';
import type { Person } from './scene.ts';

/** The things of the demo that scenes are about. */
export type World = {
  /** A product with sizes and colors; some of it is in the basket of the shop. */
  product: Product;
  sizeless: Product;
  soldOut: Product;
  /** An order of the shop, under way. */
  order: Order;
  /** A cancelled order of any shop. */
  cancelledOrder: Order;
  customer: Customer;
  /** What staff have begun to order for a shop. */
  draft: Draft;
  /** The lines and the sums of that draft. */
  draftQuote: BasketQuote;
  /** The colors of the portal. */
  colors: Color[];
  manufacturer: Manufacturer;
  /** A collection that shops see. */
  collection: Collection;
  /** One that opens later. */
  waitingCollection: Collection;
  /** The token of a one-time link that no scene uses. */
  passwordToken: string;
  /** An id that nothing has. */
  noId: string;
};

export type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];

/** The cookies of everybody who is signed in. */
export type Sessions = Record<Person, Cookies>;

/** Finds the rows that scenes are about, makes those that the demo lacks, and signs everybody in. */
export async function prepareWorld(origin: string): Promise<{ world: World; sessions: Sessions }> {
  const contexts: APIRequestContext[] = [];
  const signIn = async (account: Account) => {
    const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
    contexts.push(context);
    const api = new Api(context);
    await api.post('/api/auth/login', account);
    return { api, cookies: (await context.storageState()).cookies };
  };
  try {
    const staff = await signIn(admin);
    const shop = await signIn(atlas);
    const { account } = await staff.api.createShop('Yeni Moda', {
      ownerFullName: 'Deniz Aksoy',
      email: 'deniz@yenimoda.example',
    });
    const newcomer = await signIn(account);
    const world = await findWorld(staff.api, shop.api);
    return {
      world,
      sessions: { visitor: [], shop: shop.cookies, newcomer: newcomer.cookies, staff: staff.cookies },
    };
  } finally {
    for (const context of contexts) await context.dispose();
  }
}

async function findWorld(staff: Api, shop: Api): Promise<World> {
  const products = await shop.get<Product[]>('/api/products');
  const orders = await shop.get<Order[]>('/api/orders');
  const [cancelledOrder] = await staff.get<Order[]>('/api/orders?status=cancelled&limit=1');
  const [customer] = await staff.get<Customer[]>('/api/customers?q=atlas');
  const [manufacturer] = await staff.get<Manufacturer[]>('/api/manufacturers?limit=1');
  const collections = await staff.get<Collection[]>('/api/collections');
  const draft = await fillDraft(staff, found([customer], Boolean), products.slice(0, 4));
  return {
    product: found(products, ({ sku }) => sku === 'MN-2605'),
    sizeless: found(products, ({ sizes }) => sizes.length === 0),
    soldOut: found(products, ({ stockQuantity, sizes }) => stockQuantity === 0 && sizes.length > 0),
    order: found(orders, ({ status, orderItems }) => status === 'in_production' && orderItems.length > 2),
    cancelledOrder: found([cancelledOrder], Boolean),
    customer: found([customer], Boolean),
    draft,
    draftQuote: await staff.get<BasketQuote>(`/api/basket/${draft.customer.id}/check?draftId=${draft.id}`),
    colors: await staff.get<Color[]>('/api/colors'),
    manufacturer: found([manufacturer], Boolean),
    collection: found(collections, ({ state, isShowcased }) => state === 'open' && isShowcased),
    waitingCollection: found(collections, ({ state }) => state === 'waiting'),
    passwordToken: await makeLink(staff),
    noId: randomUUID(),
  };
}

/** A draft of staff with some of each product. */
async function fillDraft(staff: Api, { id: customerId }: Customer, products: Product[]): Promise<Draft> {
  const draft = await staff.post<Draft>('/api/drafts', { customerId });
  for (const { id: productId, sizes, colors } of products)
    for (const selectedSize of sizes.length > 0 ? sizes.slice(0, 3) : [null])
      await staff.post('/api/basket', {
        customerId,
        draftId: draft.id,
        productId,
        quantity: 6,
        selectedSize,
        selectedColor: colors[0] ?? null,
      });
  return staff.get<Draft>(`/api/drafts/${draft.id}`);
}

/** The token of a one-time link, as staff get it to hand on. */
async function makeLink(staff: Api): Promise<string> {
  await staff.post('/api/registration-request', {
    customerName: 'Nar Çiçeği Butik',
    ownerFirstName: 'Selin',
    ownerLastName: 'Özkan',
    phoneNumber: '+90 532 418 07 66',
    email: 'selin@narcicegi.example',
  });
  const pending = await staff.get<RegistrationRequest[]>('/api/registration-requests?q=narcicegi');
  const { id } = found(pending, ({ status }) => status === 'pending');
  const approved = await staff.post<{ setPasswordLink: string }>(
    `/api/registration-requests/${id}/approve`,
    undefined,
  );
  return new URL(approved.setPasswordLink).hash.slice(1);
}

function found<T>(things: readonly (T | undefined)[], fits: (thing: T) => unknown): T {
  const thing = things.find(one => one !== undefined && fits(one));
  if (thing === undefined) throw new Error(`The demo has nothing that fits ${fits}.`);
  return thing;
}

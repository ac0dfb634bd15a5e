import { orderByDraftLink, readDraftLink } from '@toptan/contract/draft-links';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { hashToken } from '../../server/src/auth/tokens.ts';
import type { Database } from '../../server/src/db/client.ts';
import { collectionProducts, collections } from '../../server/src/db/schema-collections.ts';
import { products, stockMoves, stockPools } from '../../server/src/db/schema-goods.ts';
import { registrationPapers, registrationRequests } from '../../server/src/db/schema-people.ts';
import { shareLinks } from '../../server/src/db/schema-sharing.ts';
import { plainToken, sharedToken } from './marks.ts';
import type { Exchange } from './rounds.ts';
import type { People } from './world.ts';

/** The price in lira and the pieces of goods that everybody may look at, and nobody without an account may know the figures of. */
const figures = { price: '7531.97', pieces: 86_413 };

const told = new RegExp(`(?<![\\w.-])(?:${figures.price.replace('.', '[.,]')}|${figures.pieces})(?![\\w-])`);

/** Whether somebody without an account asks with the token of a shop's prices. */
const holdsPrices = ({ request, sent }: Exchange) =>
  request.call === readDraftLink || request.call === orderByDraftLink || sent.path.includes(sharedToken);

/** A price or a stock figure in what somebody without an account gets. */
export function* toldToStranger(exchange: Exchange): Generator<string> {
  const { caller, answer } = exchange;
  if (caller !== 'anonymous' || holdsPrices(exchange)) return;
  if (told.test(`${JSON.stringify(answer.headers)} ${answer.body}`))
    yield 'a price or a stock for a stranger';
}

/** Goods of the showcase, in a collection behind a link with the prices of the first shop and one without. */
export async function insertShowcased(
  db: Database,
  people: People,
  { productId, sizeSetId }: { productId: string; sizeSetId: string },
): Promise<void> {
  const [shown, collectionId] = [v7(), v7()];
  await db.insert(products).values({
    id: shown,
    name: 'Vitrin',
    sku: 'SKU-VITRIN',
    sizeSetId,
    price: figures.price,
    costPrice: '4242.42',
  });
  await db.insert(stockPools).values({ productId: shown, quantity: figures.pieces });
  await db.insert(stockMoves).values({ productId: shown, pieces: figures.pieces });
  const startsAt = sql`now() - interval '1 day'`;
  await db.insert(collections).values({ id: collectionId, name: 'Yaz', translations: {}, startsAt });
  const goods = [productId, shown].map((productId, position) => ({ collectionId, productId, position }));
  await db.insert(collectionProducts).values(goods);
  const link = { collectionId, language: 'tr' as const, expiresAt: sql`now() + interval '14 days'` };
  await db.insert(shareLinks).values([
    {
      ...link,
      tokenHash: hashToken(sharedToken),
      hasPrices: true,
      customerId: people['first-shop'].customerId,
    },
    { ...link, tokenHash: hashToken(plainToken) },
  ]);
}

/** Applications that wait, one of them with the picture of a tax certificate. */
export async function insertApplications(db: Database): Promise<void> {
  const [first] = await db
    .insert(registrationRequests)
    .values(
      ['one', 'two'].map(name => ({
        customerName: `Yeni ${name}`,
        ownerFirstName: 'Deniz',
        ownerLastName: 'Kaya',
        phoneNumber: '+90 532 111 22 33',
        email: `${name}@yeni.example`,
      })),
    )
    .returning({ id: registrationRequests.id });
  const paper = { requestId: first?.id ?? '', picture: Buffer.from('RIFF') };
  await db.insert(registrationPapers).values(paper);
}

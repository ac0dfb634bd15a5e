import { type CollectionFields, newCollectionSchema } from '@toptan/contract/catalog/collection-changes';
import type { Collection } from '@toptan/contract/catalog/collections';
import type { Product } from '@toptan/contract/catalog/products';
import { isDay } from '@toptan/contract/day-text';
import { momentInIstanbul } from '@toptan/contract/days';
import { toLatinDigits } from '@toptan/contract/digits';
import type { Language } from '@toptan/contract/languages';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '../../api/contract-resolver.ts';
import { dayOf, endOf, lastDayBefore } from '../sale-days.ts';

/** The facts of a product that the editor shows. */
export type CollectionProduct = Pick<
  Product,
  'id' | 'name' | 'translations' | 'imageUrl' | 'category' | 'isActive' | 'sellsFrom' | 'sellsUntil'
>;

export const toCollectionProduct = (product: Product): CollectionProduct => {
  const { id, name, translations, imageUrl, category, isActive, sellsFrom, sellsUntil } = product;
  return { id, name, translations, imageUrl, category, isActive, sellsFrom, sellsUntil };
};

export interface CollectionValues {
  name: string;
  translations: Record<Language, string>;
  shown: 'hidden' | 'from';
  /** The day of the opening. */
  startsAt: string;
  /** The hour of the opening, such as 10:00. */
  time: string;
  /** The last day. */
  endsAt: string;
  isShowcased: boolean;
  productIds: readonly CollectionProduct[];
}

const openingTime = '10:00';

export function valuesOf(
  collection: Collection | null,
  products: readonly CollectionProduct[],
): CollectionValues {
  const {
    name = '',
    translations = {},
    startsAt = null,
    endsAt = null,
    isShowcased = false,
  } = collection ?? {};
  const { en = '', tr = '', ar = '' } = translations;
  return {
    name,
    translations: { en, tr, ar },
    shown: startsAt ? 'from' : 'hidden',
    startsAt: dayOf(startsAt),
    time: startsAt ? timeOf(startsAt) : openingTime,
    endsAt: lastDayBefore(endsAt),
    isShowcased,
    productIds: products,
  };
}

const istanbulTime = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul', timeStyle: 'short' });
const timeOf = (moment: string) => istanbulTime.format(new Date(moment));

/** Reads an hour as people type it (9, 9.30, 0930) as HH:mm; any other text comes back unchanged. */
function readTime(typed: string): string {
  const parts = /^([01]?\d|2[0-3])(?:[:. ]?([0-5]\d))?$/.exec(toLatinDigits(typed).trim());
  const [, hour = '', minute = '00'] = parts ?? [];
  return parts ? `${hour.padStart(2, '0')}:${minute}` : typed;
}

/** The moment of the opening; null for none, a text that is no moment where day or hour are wrong. */
export function openingOf({ shown, startsAt, time }: Pick<CollectionValues, 'shown' | 'startsAt' | 'time'>) {
  if (shown === 'hidden') return null;
  const hour = readTime(time);
  return isDay(startsAt) && /^\d\d:\d\d$/.test(hour) ? momentInIstanbul(`${startsAt}T${hour}`) : 'invalid';
}

/** The values as they are sent. */
export const bodyOf = ({
  name,
  translations,
  productIds,
  endsAt,
  isShowcased,
  ...opening
}: CollectionValues): z.input<typeof newCollectionSchema> => ({
  name,
  translations: Object.fromEntries(
    Object.entries(translations).filter(([, translation]) => translation.trim() !== ''),
  ),
  productIds: productIds.map(({ id }) => id),
  startsAt: openingOf(opening),
  endsAt: endOf(endsAt),
  isShowcased,
});

const schema = z.custom<CollectionValues>().transform(bodyOf).pipe(newCollectionSchema);

export const collectionResolver: Resolver<CollectionValues, unknown, CollectionFields> =
  contractResolver(schema);

/** Whether shops see a product before a moment: now already, or later but before it. */
export function isEarly({ isActive, sellsFrom, sellsUntil }: CollectionProduct, opening: string): boolean {
  const isOver = sellsUntil !== null && Date.parse(sellsUntil) <= Date.now();
  return isActive && !isOver && (sellsFrom === null || Date.parse(sellsFrom) < Date.parse(opening));
}

/** Moves a product to another place; the others keep their order. */
export function moveProduct(
  products: readonly CollectionProduct[],
  from: number,
  to: number,
): readonly CollectionProduct[] {
  const moved = products[from];
  return moved && to >= 0 && to < products.length
    ? products.toSpliced(from, 1).toSpliced(to, 0, moved)
    : products;
}

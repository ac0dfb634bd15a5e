/**
 * Values that are known only when a request is sent stand in a generated request as texts of the right shape, so that
 * schemas take them: the id of a row, a password, a code, the token of a link.
 */

/** Rows that calls name, by the part of the address that they stand under; the first ones also end addresses of others. */
export const kinds = [
  'variants',
  'packs',
  'terms',
  'orders',
  'basket',
  'basket/packs',
  'products',
  'size-sets',
  'colors',
  'customers',
  'customers/names',
  'manufacturers',
  'registration-requests',
  'groups',
  'sessions',
  'imports',
  'staff',
  'drafts',
  'collections',
  'share-links',
] as const;
export type Kind = (typeof kinds)[number];

/** A UUID of version 8 that encodes the kind of a row and its index among the known rows. */
export function idReference(kind: Kind, pick: number): string {
  const digits = pick.toString(16).padStart(12, '0');
  return `00000000-0000-8000-8${kinds.indexOf(kind).toString(16).padStart(3, '0')}-${digits}`;
}

const idPattern = /00000000-0000-8000-8([0-9a-f]{3})-([0-9a-f]{12})/g;

/** References to the caller's own password, code and link. */
export const ownSecrets = { password: '{own-password}', code: '{own-code}', token: '{newest-link}' } as const;

/** Items of an order that stand for the whole basket of its customer. */
export const wholeBasket = idReference('basket', 2 ** 40);

/** Puts ids in the place of their references. */
export function resolveIds(text: string, find: (kind: Kind, pick: number) => string): string {
  return text.replace(idPattern, (whole, kind: string, pick: string) => {
    const name = kinds[Number.parseInt(kind, 16)];
    return name ? find(name, Number.parseInt(pick, 16)) : whole;
  });
}

/** The kind of row that the parameter or field of this name means in a call below this address. */
export function kindOf(name: string, path: string): Kind {
  const byName: Record<string, Kind> = {
    customerId: 'customers',
    draftId: 'drafts',
    productId: 'products',
    productIds: 'products',
    orderId: 'orders',
    orderIds: 'orders',
    packId: 'packs',
    manufacturerId: 'manufacturers',
    sizeSetId: 'size-sets',
    sizeSet: 'size-sets',
    groupId: 'groups',
    collection: 'collections',
    collectionId: 'collections',
    variantId: 'variants',
  };
  const byPath: Record<string, Kind> = {
    '/api/showcase/{id}': 'products',
    '/api/papers/line-sheet': 'products',
    '/api/exports/{what}': 'orders',
  };
  const kind = byName[name] ?? byPath[path] ?? kinds.findLast(each => path.includes(`/${each}`));
  if (!kind) throw new Error(`Declare in references.ts which rows ${name} of ${path} means`);
  return kind;
}

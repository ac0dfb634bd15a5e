import type { FieldError } from '@toptan/contract/errors';
import type { RowProblems } from '@toptan/contract/import-rows';
import type { Refusal } from '../refusal.ts';

export type Problem = RowProblems[number];

/** Problems of one kind of a row: more of them say nothing more. */
export const alikeMax = 5;

type Holder = NonNullable<FieldError['holder']>;

/** A value that was read, or the problem of the cell. */
export type Reading = { value: unknown } | { problem: Problem };

export const problem = (
  field: string | null,
  code: Problem['code'],
  more: Partial<Problem> = {},
): Reading => ({
  problem: { field, code, ...more },
});

/** Whether a problem is about a field. A value that cannot be read is not missing as well. */
export const isAbout = (problems: readonly Problem[], field: string): boolean =>
  problems.some(each => each.field === field);

/** Columns of fields that have another name in a form. */
const columns: Record<string, string> = {
  genderCategory: 'gender',
  sizeSetId: 'sizeSet',
  manufacturerId: 'manufacturer',
  sizes: 'size',
  colors: 'color',
  stockPools: 'stock',
  stockQuantity: 'productStock',
  customerId: 'customerCode',
  groupId: 'group',
};

/** The column that a refusal is about: `variants.3.codes.0` is `codes`. */
function fieldOf(path: string): string {
  const [first = '', , inner] = path.split('.');
  if (first === 'variants') return inner === 'sku' ? 'variantSku' : (inner ?? 'size');
  return columns[first] ?? first;
}

/** The owner of a SKU or barcode, in words. */
export const holderText = ({
  productName,
  color,
  size,
}: Pick<Holder, 'productName' | 'color' | 'size'>): string =>
  [productName, color, size].filter(Boolean).join(' ');

/** The refused fields of a Refusal, as problems of a row. */
export const problemsOf = ({ fields: named }: Refusal): Problem[] =>
  named.length === 0
    ? [{ field: null, code: 'invalid' }]
    : named.slice(0, alikeMax).map(({ path, code, limit, holder }) => ({
        field: fieldOf(path),
        code,
        ...(limit !== undefined && { limit }),
        ...(holder && { current: holderText(holder) }),
      }));

/** The first problems of each kind of a row. */
export function fewOfEach(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  return problems.filter(({ field, code }) => {
    const kind = `${field} ${code}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= alikeMax;
  });
}

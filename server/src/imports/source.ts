import type { imports } from '../db/schema-imports.ts';
import { otherCurrency } from '../spreadsheet/shown.ts';
import { foldHeading } from './headings.ts';
import type { Source } from './kind.ts';

/** Words beside a currency that is not that of the prices: a rate, or the lira. */
const noPrices = /kur|parite|rate|صرف|₺|(?<!\p{L})(?:TL|TRY|lira|ليرة)/iu;

/** Another currency in the titles above the headings. Null where prices are said to be in lira. */
function currencyAbove({ columns, layout }: Pick<typeof imports.$inferSelect, 'columns' | 'layout'>) {
  if (!layout || columns.some(({ field, header }) => field === 'price' && noPrices.test(header))) return null;
  const titles = layout.firstRows.filter(({ n }) => n < layout.headingRow).flatMap(({ cells }) => cells);
  const found = titles.flatMap(title => (noPrices.test(title) ? [] : (otherCurrency.exec(title) ?? [])));
  return found[0] ?? null;
}

/** The way to read the rows of an import. */
export const sourceOf = ({
  id,
  kind,
  columns: all,
  layout,
  numberFormat,
  countedAt,
  isFull,
  newColors,
}: Pick<
  typeof imports.$inferSelect,
  'id' | 'kind' | 'columns' | 'layout' | 'numberFormat' | 'countedAt' | 'isFull' | 'newColors'
>): Source => ({
  id,
  kind,
  fields: all.map(({ field }) => field),
  foreignId: all.findIndex(
    ({ header, field }) => field === null && /^(id|kimlik|(ال)?معرف)$/.test(foldHeading(header)),
  ),
  currencies: all.map(({ header }) => otherCurrency.exec(header)?.[0] ?? null),
  currencyAbove: currencyAbove({ columns: all, layout }),
  format: numberFormat,
  countedAt,
  isFull,
  newColors: newColors.map(({ name }) => name),
});

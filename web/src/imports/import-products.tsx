import type { ImportProduct, ImportRow } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import type { Language } from '@toptan/contract/languages';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isolateForeign } from '../i18n/isolate.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { languageTable } from '../i18n/language-table.ts';
import { Money } from '../i18n/money.tsx';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useWords } from '../i18n/use-words.ts';
import { RatioStrip } from '../ui/trade/ratio-strip.tsx';
import { useFieldName } from './use-field-name.ts';

interface ImportProductsProps {
  /** Rows with the outcome for a product. */
  rows: readonly ImportRow[];
  show: 'create' | 'update' | 'same';
  /** Products, those that are not loaded included. */
  total: number;
}

/** Whether rows are shown by product: the outcome for each, in one line. */
export const isByProduct = (kind: Import['kind'], show: string): show is ImportProductsProps['show'] =>
  kind === 'products' && (show === 'create' || show === 'update' || show === 'same');

/** Products as the portal has read them: new ones with all their values, the others with their changes. */
export function ImportProducts({ rows, show, total }: ImportProductsProps) {
  const { t } = useTranslation(['imports', 'fields']);
  const fieldName = useFieldName();
  const isNew = show === 'create';
  return (
    <table className="import-table import-products" data-show={show}>
      <caption>{t('check.products', { count: total })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('check.row_short')}</th>
          <th scope="col">{t('fields:product')}</th>
          {isNew ? (
            <>
              <th scope="col">{fieldName('color')}</th>
              <th scope="col">{fieldName('size')}</th>
              <th scope="col">{fieldName('packs')}</th>
              <th scope="col">{fieldName('price')}</th>
              <th scope="col">{fieldName('stock')}</th>
            </>
          ) : (
            <th scope="col">{t('check.becomes')}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ n, subject, product }) =>
          product ? (
            <tr key={n}>
              <td className="text-13 text-ink-3">{n}</td>
              <th scope="row">
                <span className="block">
                  <bdi>{subject}</bdi>
                </span>
                <span className="text-13 text-ink-3">
                  {product.sku && <bdi className="code">{product.sku}</bdi>}
                  {product.sku && product.rows > 1 && ' · '}
                  {product.rows > 1 && t('rows', { count: product.rows })}
                </span>
              </th>
              {isNew ? (
                <NewProduct product={product} />
              ) : (
                <td>
                  <Changes product={product} />
                </td>
              )}
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

/** The colors, sizes, packs, price and pieces of a new product. */
function NewProduct({ product }: { product: ImportProduct }) {
  const { t, list } = useWords('imports');
  const { t: tWords } = useTranslation('words');
  const { colorName, sizeName } = useColorSizeNames();
  const language = useLanguage();
  // Each by itself, so that sizes run from the start of the line, as those of a pack do.
  const inRow = (names: readonly string[]) => list(names.map(name => isolateForeign(name, language)));
  const { colors, sizes, price, pieces } = product;
  return (
    <>
      <td>{inRow(colors.map(colorName))}</td>
      <td>
        {inRow(sizes.map(sizeName))}
        {sizes.length > 1 && (
          <span className="block text-13 text-ink-3">{t('check.sizes', { count: sizes.length })}</span>
        )}
      </td>
      <td>
        <Packs product={product} />
      </td>
      <td>{price !== null && <Money lira={price} />}</td>
      <td>{pieces !== null && tWords('pieces', { count: pieces })}</td>
    </>
  );
}

/** The packs of a product, and whether no shop sees them. */
function Packs({ product: { packs, morePacks, hidesPacks } }: { product: ImportProduct }) {
  const { t } = useTranslation('imports');
  return (
    <>
      {packs.map(({ name, lines }, at) => (
        // Two packs may be the same but for their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: packs have nothing else to be told apart by
        <span key={at} className="block">
          {name && <bdi className="block text-13">{name}</bdi>}
          <RatioStrip cells={lines.map(({ ratio, ...cell }) => ({ ...cell, pieces: ratio }))} />
        </span>
      ))}
      {morePacks > 0 && (
        <span className="text-13 text-ink-3">{t('check.morePacks', { count: morePacks })}</span>
      )}
      {hidesPacks && <HiddenPacks />}
    </>
  );
}

function HiddenPacks() {
  const { t } = useTranslation('imports');
  return (
    <span className="import-fix text-13 text-signal">
      <TriangleAlert className="size-4" aria-hidden="true" />
      <span className="min-w-0 flex-1">{t('check.hiddenPacks')}</span>
    </span>
  );
}

/** The old values struck through, the new ones in the accent; a change of many rows is shown once. */
function Changes({ product }: { product: ImportProduct }) {
  const { t, list } = useWords(['imports', 'words']);
  const fieldName = useFieldName();
  const { colorName, sizeName } = useColorSizeNames();
  const valueText = useValueText();
  const { changes, moreChanges, hidesPacks } = product;
  if (changes.length === 0) return <span className="text-13 text-ink-3">{t('check.same')}</span>;
  return (
    <span className="import-change">
      {changes.map(({ field, old, new: value, size, color, rows }) => {
        const cell = list([color && colorName(color), size && sizeName(size)]);
        const isNewCell = field === 'size' && old === null && cell !== '';
        return (
          <span key={[field, size, color, value].join(' ')} className="block text-13">
            {isNewCell ? t('check.newCell') : fieldName(field)}
            {!isNewCell && cell && (
              <>
                {' '}
                <bdi>{cell}</bdi>
              </>
            )}
            : {old !== null && <s>{<bdi>{valueText(field, old)}</bdi>}</s>}{' '}
            <b>
              <bdi>{isNewCell ? cell : valueText(field, value)}</bdi>
            </b>
            {rows > 1 && <span className="text-ink-3"> · {t('rows', { count: rows })}</span>}
          </span>
        );
      })}
      {moreChanges > 0 && (
        <span className="block text-13 text-ink-3">{t('check.moreChanges', { count: moreChanges })}</span>
      )}
      {hidesPacks && <HiddenPacks />}
    </span>
  );
}

/** Fields whose values have words. */
const named = ['gender', 'category', 'sells', 'supply'];

/** A value as people read it: an amount with its sign, a choice in words. */
export function useValueText(): (field: string, value: string) => string {
  const { t, i18n } = useTranslation(['words', 'products']);
  const { money } = useFormat();
  return (field, value) => {
    if (field === 'price' || field === 'costPrice') return money(value);
    if (field === 'language') return languageTable[value as Language].name;
    const flag = field === 'isActive' || field === 'variantActive';
    const key = flag
      ? `products:${value === 'true' ? 'active' : 'inactive'}`
      : named.includes(field) && `words:${field}.${value}`;
    return key && i18n.exists(key) ? (t as (key: string) => string)(key) : value;
  };
}

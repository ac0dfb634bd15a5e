import { isInStore } from '@toptan/contract/catalog/gtin';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormError, useProblemText } from '../../api/form.ts';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { HolderWords } from './holder-words.tsx';
import type { VariantRefusal, VariantTableState } from './use-variant-edits.ts';
import { likelyCode, plainCodes, type TextColumn, wrongCode } from './variant-edits.ts';

/** The reason why the server did not take a typed value. */
function RefusalWords({ refusal, onMove }: { refusal: VariantRefusal; onMove: () => void }) {
  const problem = useProblemText();
  const { holder, mayMove } = refusal;
  return holder ? (
    <HolderWords holder={{ ...holder, mayMove }} onMove={onMove} />
  ) : (
    problem(toFormError(refusal))
  );
}

/** The heads of the columns. */
export function VariantTableHead({ hasStock, isPhone }: { hasStock: boolean; isPhone: boolean }) {
  const { t } = useTranslation(['variants', 'products', 'fields']);
  return (
    <thead>
      <tr>
        <th scope="col" className="w-19 max-md:w-11">
          <span className={isPhone ? 'sr-only' : undefined}>{t('columns.sold')}</span>
        </th>
        <th scope="col" className="w-22 max-md:w-14.5">
          {t('fields:size')}
        </th>
        {isPhone ? (
          <th scope="col">{t('columns.both')}</th>
        ) : (
          <>
            <th scope="col" className="variant-code">
              {t('fields:variantSku')}
            </th>
            <th scope="col" className="variant-code">
              {t('columns.codes')}
            </th>
          </>
        )}
        {hasStock && (
          <th scope="col" className="variant-stock">
            {t('fields:stock')}
          </th>
        )}
        {!isPhone && (
          <th scope="col">
            <span className="sr-only">{t('columns.note')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface VariantGroupHeadProps {
  color: string;
  /** The columns that it goes across. */
  columns: number;
  /** Whether all, none or some of its sizes are sold. */
  sold: boolean | 'mixed';
  onSold: (isActive: boolean) => void;
  /** Pieces in stock; undefined where it is kept as one figure. */
  stock: number | undefined;
}

/** The head of a color, which sells all of its sizes, or none. */
export function VariantGroupHead({ color, columns, sold, onSold, stock }: VariantGroupHeadProps) {
  const { t } = useTranslation(['variants', 'products']);
  const name = useColorName()(color);
  return (
    <tr className="variant-group">
      <th scope="rowgroup" colSpan={columns}>
        <span className="flex items-center gap-2">
          <Checkbox checked={sold} onChange={onSold} label={t('activeOf', { variant: name })} />
          <Swatch color={color} />
          {name}
          {stock !== undefined && (
            <span className="quiet text-13 font-normal">{t('products:inStock', { count: stock })}</span>
          )}
        </span>
      </th>
    </tr>
  );
}

interface VariantRowProps {
  rowKey: string;
  size: string | null;
  color: string | null;
  isActive: boolean;
  sku: string;
  codes: string;
  moves: boolean;
  refusal: VariantRefusal | undefined;
  /** The SKU that would be filled in. */
  proposal: string | undefined;
  /** Pieces in stock; undefined where it is kept as one figure. */
  stock: number | undefined;
  isPhone: boolean;
  isTyping: boolean;
  setTyping: VariantTableState['setTyping'];
  change: VariantTableState['change'];
}

/** A size in a color. The row is drawn anew only where something of it changes, since there may be hundreds. */
export const VariantTableRow = memo(function VariantTableRow({
  rowKey: key,
  size,
  color,
  isActive,
  sku,
  codes,
  moves,
  refusal,
  proposal,
  stock,
  isPhone,
  isTyping,
  setTyping,
  change,
}: VariantRowProps) {
  const { t, number, list } = useWords(['variants', 'products']);
  const { colorName, sizeName } = useColorSizeNames();
  const wrong = wrongCode(codes);
  const variant = list([color && colorName(color), size && sizeName(size)]) || sizeName(size);
  const noteId = useId();

  const input = (column: TextColumn, value: string, label: string) => {
    const isWrong = refusal?.column === column || (column === 'codes' && wrong !== undefined && !isTyping);
    return (
      <input
        type="text"
        className="code"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-row={key}
        data-column={column}
        enterKeyHint="next"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={noteId}
        data-proposed={(column === 'sku' && proposal !== undefined) || undefined}
        value={value}
        placeholder={column === 'sku' ? proposal : undefined}
        onChange={event => {
          setTyping(key);
          change({ [key]: { [column]: event.target.value, move: false } });
        }}
        onBlur={() => setTyping(null)}
      />
    );
  };
  const skuInput = input('sku', sku, t('skuOf', { variant }));
  const codesInput = input('codes', codes, t('codesOf', { variant }));

  const note = () => {
    if (refusal)
      return (
        <span className="text-signal">
          <RefusalWords refusal={refusal} onMove={() => change({ [key]: { move: true } })} />
        </span>
      );
    if (wrong !== undefined && !isTyping) {
      const meant = likelyCode(wrong);
      return <span className="text-signal">{meant ? t('wrongDigit', { code: meant }) : t('noCode')}</span>;
    }
    if (moves) return t('moves');
    if (!isActive) return t('closed');
    return plainCodes(codes).some(isInStore) ? t('inStore') : null;
  };
  const noteElement = (
    <span id={noteId} className="variant-note" role="status">
      {note()}
    </span>
  );

  return (
    <tr data-off={!isActive || undefined}>
      <td className="w-19 max-md:w-11">
        <Checkbox
          checked={isActive}
          onChange={next => change({ [key]: { isActive: next } })}
          label={t('activeOf', { variant })}
        />
      </td>
      <th scope="row">
        <bdi>{sizeName(size)}</bdi>
      </th>
      {isPhone ? (
        <td className="variant-codes">
          {skuInput}
          {codesInput}
          {noteElement}
        </td>
      ) : (
        <>
          <td className="variant-code">{skuInput}</td>
          <td className="variant-code">{codesInput}</td>
        </>
      )}
      {stock !== undefined && <td className="variant-stock">{number(stock)}</td>}
      {!isPhone && <td>{noteElement}</td>}
    </tr>
  );
});

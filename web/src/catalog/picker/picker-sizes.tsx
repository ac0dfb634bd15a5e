import { Link } from '@tanstack/react-router';
import { type BasketItem, lineQuantityMax } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { piecesOf } from '@toptan/contract/pieces';
import { ArrowRight, Grid2x2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SizeChoice } from '../../ui/form/size-choice.tsx';
import { SizeRun } from '../../ui/trade/size-run.tsx';
import type { PickerChoice } from './use-picker-choice.ts';

/** Pieces of the product in the basket, and the way there. Screen readers announce a change. */
export function InBasket({ lines }: { lines: readonly BasketItem[] }) {
  const { t } = useTranslation('catalog');
  return (
    <span className="picker-in-basket" role="status">
      {lines.length > 0 && (
        <Link to="/basket">
          {t('inBasket', { count: piecesOf(lines) })}
          <ArrowRight className="flip" aria-hidden="true" />
        </Link>
      )}
    </span>
  );
}

export interface PickerSizesProps {
  product: Product;
  choice: PickerChoice;
  /** The product's lines in the basket. */
  lines: readonly BasketItem[];
}

/** The sizes of the chosen colour, or until then of all, each with what is ordered of it: one to be chosen, or a figure for every one. */
export function PickerSizes({ product, choice, lines }: PickerSizesProps) {
  const { t } = useTranslation('catalog');
  const { size, allSizes } = choice;
  const counts = product.sizes.map(value => ({
    value,
    count: piecesOf(
      lines.filter(
        line => line.selectedSize === value && (!choice.colour || line.selectedColor === choice.colour),
      ),
    ),
  }));
  return (
    <div className="picker-option">
      <div className="picker-label">
        <span>{t('size')}</span>
        {!allSizes && <span className="quiet">{size || t('chooseOne')}</span>}
        {choice.hasRun && (
          <button
            type="button"
            className="picker-all-sizes"
            aria-pressed={allSizes}
            onClick={() => choice.setAllSizes(!allSizes)}
          >
            <Grid2x2 aria-hidden="true" />
            {t('allSizes')}
          </button>
        )}
        <InBasket lines={lines} />
      </div>
      {allSizes ? (
        <SizeRun
          value={choice.run}
          onChange={choice.setPieces}
          max={lineQuantityMax}
          label={t('allSizes')}
          options={counts.map(({ value, count }) => ({
            value,
            count,
            label:
              count > 0
                ? t('quantityOfSizeInBasket', { size: value, count })
                : t('quantityOfSize', { size: value }),
          }))}
        />
      ) : (
        <SizeChoice
          value={size}
          onChange={choice.setSize}
          label={t('size')}
          options={counts.map(({ value, count }) =>
            count > 0 ? { value, count, label: t('sizeInBasket', { size: value, count }) } : { value },
          )}
        />
      )}
    </div>
  );
}

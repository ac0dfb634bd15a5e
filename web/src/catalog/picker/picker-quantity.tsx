import { lineQuantityMax } from '@toptan/contract/basket';
import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import type { PickerChoice } from './use-picker-choice.ts';

/** Shops order in dozens. */
const packs = [6, 12, 24, 48];

/** Pieces of the chosen size, or the same pieces for every size. */
export function PickerQuantity({ sizes, choice }: { sizes: readonly string[]; choice: PickerChoice }) {
  const { t } = useTranslation('catalog');
  const { number } = useFormat();
  const { allSizes, quantity, run } = choice;
  const isPack = (pack: number) => (allSizes ? sizes.every(size => run[size] === pack) : quantity === pack);
  return (
    <div className="picker-quantity">
      {allSizes ? (
        <span className="flex-none font-medium">{t('eachSize')}</span>
      ) : (
        <Stepper
          value={quantity}
          onChange={choice.setQuantity}
          min={0}
          max={lineQuantityMax}
          label={t('quantity')}
        />
      )}
      <div className="picker-packs">
        {packs.map(pack => (
          <button
            key={pack}
            type="button"
            aria-pressed={isPack(pack)}
            aria-label={t(allSizes ? 'setEachSize' : 'setQuantity', { count: pack })}
            onClick={() => (allSizes ? choice.fillRun(pack) : choice.setQuantity(pack))}
          >
            {number(pack)}
          </button>
        ))}
        {allSizes && (
          <button type="button" disabled={choice.pieces === 0} onClick={() => choice.fillRun(0)}>
            <Eraser className="md:hidden" aria-hidden="true" />
            <span className="max-md:sr-only">{t('clearRun')}</span>
          </button>
        )}
      </div>
    </div>
  );
}

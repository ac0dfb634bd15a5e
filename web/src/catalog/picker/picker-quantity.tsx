import { lineQuantityMax } from '@toptan/contract/basket';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Stepper } from '../../ui/form/stepper.tsx';

/** Shops order in dozens. */
const packs = [6, 12, 24, 48];

export interface PickerQuantityProps {
  value: number;
  onChange: (quantity: number) => void;
  /** The multiple that rules demand of the pieces. */
  step: number;
}

/** Pieces of a product without sizes and colors. */
export function PickerQuantity({ value, onChange, step }: PickerQuantityProps) {
  const { t } = useTranslation('picker');
  const { number } = useFormat();
  return (
    <div className="picker-quantity">
      <Stepper
        value={value}
        onChange={onChange}
        min={0}
        max={lineQuantityMax}
        step={step}
        label={t('quantity')}
      />
      <div className="picker-packs">
        {packs.map(pack => (
          <button
            key={pack}
            type="button"
            aria-pressed={value === pack}
            aria-label={t('setQuantity', { count: pack })}
            onClick={() => onChange(pack)}
          >
            {number(pack)}
          </button>
        ))}
      </div>
    </div>
  );
}

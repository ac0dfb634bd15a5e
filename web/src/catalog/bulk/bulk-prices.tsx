import { changePrices } from '@toptan/contract/catalog/product-batch';
import type { Product } from '@toptan/contract/catalog/products';
import { priceAfter } from '@toptan/contract/price';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { Money } from '../../i18n/money.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { readPercent } from './percent-text.ts';

/** Raises or lowers the prices of products by per cent. It shows the old and the new price of each beforehand. */
export function BulkPrices({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const { t } = useTranslation('bulk');
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const change = readPercent(text);
  const isWrong = change === null || change === 0;
  return (
    <BulkDialog
      title={t('prices.title')}
      count={products.length}
      onClose={onClose}
      send={() => {
        setChecked(true);
        if (isWrong) return null;
        const shown = products.map(({ id: productId, price }) => ({ productId, price }));
        return call(changePrices, { body: { products: shown, change } });
      }}
    >
      <Field
        label={t('prices.percent')}
        hint={t('prices.hint')}
        span={6}
        required
        error={isChecked && isWrong ? t('prices.required') : undefined}
      >
        <TextInput
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          placeholder="10"
          trailing={<span className="pe-3">%</span>}
          value={text}
          onChange={event => {
            setText(event.target.value);
            setChecked(false);
          }}
        />
      </Field>
      {!isWrong && (
        <Field label={t('prices.preview')} span={6} group>
          <ul className="max-h-[300px] overflow-auto">
            {products.map(({ id, name, price }) => (
              <li
                key={id}
                className="grid grid-cols-[minmax(0,1fr)_auto_6.5rem] gap-4 py-1.5 border-t border-line wrap-anywhere"
              >
                <bdi>{name}</bdi>
                <s>
                  <Money lira={price} />
                </s>
                <Money lira={priceAfter(price, change)} className="font-semibold text-end" />
              </li>
            ))}
          </ul>
        </Field>
      )}
    </BulkDialog>
  );
}

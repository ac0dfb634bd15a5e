import type { Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';

/** The sale of products that get a pack; `same`: as before. */
export type SellsChoice = Exclude<Product['sells'], 'loose'> | 'same';

export function SellsField({
  value,
  onChange,
}: {
  value: SellsChoice;
  onChange: (value: SellsChoice) => void;
}) {
  const { t } = useTranslation(['bulk', 'products', 'words', 'fields']);
  return (
    <Field label={t('fields:sells')} span={6} group>
      <Segmented
        look="field"
        value={value}
        onChange={onChange}
        options={[
          { value: 'same', label: t('pack.same') },
          { value: 'packs', label: t('words:sells.packs') },
          { value: 'both', label: t('words:sells.both') },
        ]}
      />
    </Field>
  );
}

import { productCategories, productGenders } from '@toptan/contract/catalog/filters';
import { changeProducts } from '@toptan/contract/catalog/product-batch';
import { type Product, productSupplies } from '@toptan/contract/catalog/products';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

/** Values of a select: the products keep their value, or have none from now on. */
const [same, none] = ['same', 'none'];

/** Gives products a category, a gender, a state and a supply; a field without a choice stays as it is. */
export function BulkFields({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const { t } = useTranslation(['bulk', 'products', 'words', 'fields']);
  const [wished, setWished] = useState({ category: same, gender: same, state: same, supply: same });
  const [isChecked, setChecked] = useState(false);
  const { category, gender, state, supply } = wished;
  const isNothing = Object.values(wished).every(value => value === same);
  const keep = { value: same, label: t('fields.same') };
  const fields = [
    {
      name: 'category' as const,
      label: t('fields:category'),
      options: [
        { value: none, label: t('products:noCategory') },
        ...productCategories.map(value => ({ value, label: t(`words:category.${value}`) })),
      ],
    },
    {
      name: 'gender' as const,
      label: t('fields:gender'),
      options: [
        { value: none, label: t('products:noGender') },
        ...productGenders.map(value => ({ value, label: t(`words:gender.${value}`) })),
      ],
    },
    {
      name: 'state' as const,
      label: t('fields.state'),
      options: [
        { value: 'true', label: t('products:active') },
        { value: 'false', label: t('products:inactive') },
      ],
    },
    {
      name: 'supply' as const,
      label: t('fields:supply'),
      options: productSupplies.map(value => ({ value, label: t(`words:supply.${value}`) })),
    },
  ];
  /** The value for the call: undefined where nothing changes, null for none. */
  const chosen = <Value extends string>(value: string | undefined, offered: readonly Value[]) =>
    value === none ? null : offered.find(each => each === value);

  return (
    <BulkDialog
      title={t('fields.title')}
      count={products.length}
      onClose={onClose}
      send={() => {
        setChecked(true);
        if (isNothing) return null;
        const to = {
          category: chosen(category, productCategories),
          genderCategory: chosen(gender, productGenders),
          isActive: state === same ? undefined : state === 'true',
          supply: productSupplies.find(each => each === supply),
        };
        return call(changeProducts, { body: { productIds: products.map(({ id }) => id), ...to } });
      }}
    >
      {fields.map(({ name, label, options }, at) => (
        <Field
          key={name}
          label={label}
          span={3}
          error={at === 0 && isChecked && isNothing ? t('fields.nothing') : undefined}
        >
          <Select
            value={wished[name]}
            onChange={value => setWished({ ...wished, [name]: value })}
            options={[keep, ...options]}
          />
        </Field>
      ))}
    </BulkDialog>
  );
}

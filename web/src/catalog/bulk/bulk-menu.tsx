import type { Product } from '@toptan/contract/catalog/products';
import { ChevronDown, LayoutGrid, Package, Percent, Ruler, Scale, Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPack } from './bulk-pack.tsx';
import { BulkPrices } from './bulk-prices.tsx';
import { BulkRule } from './bulk-rule.tsx';
import { BulkSizeSet } from './bulk-size-set.tsx';

type BulkAction = 'fields' | 'prices' | 'sizeSet' | 'pack' | 'rule';

/** A change of many products that is being entered, and the products as they were chosen. */
export type Bulk = { action: BulkAction; products: readonly Product[] };

/** The actions for the chosen products. */
export function BulkMenu({
  disabled,
  onChoose,
  onCollect,
}: {
  disabled: boolean;
  onChoose: (action: BulkAction) => void;
  /** Begins a collection of the chosen products. */
  onCollect: () => void;
}) {
  const { t } = useTranslation('bulk');
  return (
    <Menu
      trigger={
        <Button disabled={disabled}>
          {t('change')}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<Tags aria-hidden="true" />} onSelect={() => onChoose('fields')}>
        {t('fields.menu')}
      </MenuItem>
      <MenuItem icon={<Percent aria-hidden="true" />} onSelect={() => onChoose('prices')}>
        {t('prices.menu')}
      </MenuItem>
      <MenuItem icon={<Ruler aria-hidden="true" />} onSelect={() => onChoose('sizeSet')}>
        {t('sizeSet.menu')}
      </MenuItem>
      <MenuItem icon={<Package aria-hidden="true" />} onSelect={() => onChoose('pack')}>
        {t('pack.menu')}
      </MenuItem>
      <MenuItem icon={<Scale aria-hidden="true" />} onSelect={() => onChoose('rule')}>
        {t('rule.menu')}
      </MenuItem>
      <MenuItem icon={<LayoutGrid aria-hidden="true" />} onSelect={onCollect}>
        {t('collection')}
      </MenuItem>
    </Menu>
  );
}

const forms = {
  fields: BulkFields,
  prices: BulkPrices,
  sizeSet: BulkSizeSet,
  pack: BulkPack,
  rule: BulkRule,
};

/** The form of an action. It stands beside the list, whose selection may change under it. */
export function BulkForm({ bulk: { action, products }, onClose }: { bulk: Bulk; onClose: () => void }) {
  const Form = forms[action];
  return <Form products={products} onClose={onClose} />;
}

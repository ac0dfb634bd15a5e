import type { Product } from '@toptan/contract/catalog/products';
import { setTerms } from '@toptan/contract/term-batch';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useRuleDraft } from '../../terms/rule-draft-api.ts';
import { RuleFields } from '../../terms/rule-fields.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

/** Gives products a quantity rule. */
export function BulkRule({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const { t } = useTranslation('bulk');
  const draft = useRuleDraft();
  return (
    <BulkDialog
      title={t('rule.title')}
      count={products.length}
      onClose={onClose}
      reasonOf={({ error }) => (error?.code === 'rules_conflict' ? t('rule.conflict') : undefined)}
      send={() => {
        const rule = draft.check();
        return rule && call(setTerms, { body: { ...rule, productIds: products.map(({ id }) => id) } });
      }}
    >
      <RuleFields draft={draft} />
    </BulkDialog>
  );
}

import type { BatchResult } from '@toptan/contract/batch-results';
import type { Product } from '@toptan/contract/catalog/products';
import { setTerms } from '@toptan/contract/term-batch';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { GrainField, LimitFields, WhomFields } from '../../terms/term-fields.tsx';
import { placeTermErrors, useTermForm } from '../../terms/term-form-api.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** Gives products a quantity rule. */
export function BulkRule({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const { t } = useTranslation('bulk');
  const fields = useTermForm(null);
  const productIds = products.map(({ id }) => id);

  async function send(): Promise<readonly BatchResult[] | null> {
    let results: readonly BatchResult[] | null = null;
    const ofRule = fields.form.handleSubmit(async ({ customerId, groupId, grain, min, max, multiple }) => {
      const rule = { customerId, groupId, grain: grain ?? 'cell', min, max, multiple };
      results = await call(setTerms, { body: { ...rule, productIds } });
    });
    await ofRule().catch(error => {
      if (!placeTermErrors(error, fields)) throw error;
    });
    return results;
  }
  return (
    <BulkDialog
      title={t('rule.title')}
      count={products.length}
      onClose={onClose}
      reasonOf={({ error }) => (error?.code === 'rules_conflict' ? t('rule.conflict') : undefined)}
      send={send}
    >
      <WhomFields {...fields} />
      <GrainField {...fields} />
      <LimitFields {...fields} />
    </BulkDialog>
  );
}

import type { Import } from '@toptan/contract/imports';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import { useCheck, useImportChanges } from './api.ts';
import { useFieldName } from './use-field-name.ts';

const isOfStock = (field: string | null) => field !== null && /^(stock|productStock)(:|$)/.test(field);

/**
 * The number of products that a file changes, by fields. A price list may be older than the stock, so each field can be left as it
 * is.
 */
export function ImportChanges({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const { data: changes = [] } = useImportChanges(found);
  const check = useCheck(found.id);
  const leaveStock = () =>
    check.mutate({ fields: found.columns.map(({ field }) => (isOfStock(field) ? null : field)) });
  return (
    <ul className="import-kinds import-changes" aria-label={t('check.changes')}>
      {changes.map(({ field, subjects }) => (
        <li key={field} className="import-kind">
          <div className="import-kind-head">
            <b className="import-kind-count">{t('check.products', { count: subjects })}</b>
            <span className="import-kind-title">{fieldName(field)}</span>
            {field === 'stock' && (
              <span className="import-fix">
                <Button disabled={check.isPending} onClick={leaveStock}>
                  {t('check.empty', { field: fieldName(field) })}
                </Button>
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

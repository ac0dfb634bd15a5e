import '../../ui/layout/card.css';
import type { Shared } from '@toptan/contract/sharing';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCollectionName } from '../../i18n/use-collection-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** A collection that opens later: its name and the moment, and nothing else. */
export function BeforeOpening({ shared, opensAt }: { shared: Shared; opensAt: string }) {
  const { t } = useTranslation('shared');
  const { date } = useFormat();
  const name = useCollectionName()(shared);
  return (
    <div className="card mx-auto max-w-160 overflow-hidden">
      <div className="shared-curtain" aria-hidden="true">
        <i />
        <i>
          <Clock />
        </i>
        <i />
      </div>
      <div className="p-5">
        <PageHeader
          title={t('opens', { day: date(opensAt, 'weekday'), time: date(opensAt, 'time') })}
          subtitle={t('opensText', { name })}
        />
      </div>
    </div>
  );
}

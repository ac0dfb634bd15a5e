import type { Term } from '@toptan/contract/terms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameColumn } from '../ui/table/staff-columns.tsx';
import { TypedName } from '../ui/table/table-cells.tsx';
import type { TableColumn } from '../ui/table/table-columns.ts';
import { useTermWords } from './use-term-words.ts';

/** The columns of the rules' table. */
export function useTermColumns(): TableColumn<Term>[] {
  const { t } = useTranslation('terms');
  const { what, says } = useTermWords();
  return useMemo(
    () => [
      nameColumn<Term>('whom', t('columns.whom'), term => ({
        name: term.customerName ?? term.groupName ?? t('everyone'),
        second: term.customerId ? t('customer') : term.groupId ? t('group') : undefined,
      })),
      {
        id: 'what',
        header: t('columns.what'),
        cell: term => (
          <span className="long-names">
            <TypedName>{what(term)}</TypedName>
          </span>
        ),
        looks: { least: 150, width: '24%', skeleton: ['116px'] },
      },
      {
        id: 'grain',
        header: t('columns.grain'),
        cell: term => term.grain && t(`grains.${term.grain}`),
        looks: { least: 140, skeleton: ['92px'], from: 'lg' },
      },
      {
        id: 'says',
        header: t('columns.says'),
        cell: says,
        looks: { least: 200, width: '30%', skeleton: ['160px'] },
      },
    ],
    [t, what, says],
  );
}

import type { Term } from '@toptan/contract/terms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameColumn } from '../ui/table/staff-columns.tsx';
import { TypedName } from '../ui/table/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table/table-columns.ts';
import { useTermWords } from './use-term-words.ts';

const column = tableColumns<Term>();

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
      column.display({
        id: 'what',
        header: t('columns.what'),
        cell: ({ row: { original } }) => (
          <span className="long-names">
            <TypedName>{what(original)}</TypedName>
          </span>
        ),
        meta: { least: 150, width: '24%', skeleton: ['116px'] },
      }),
      column.display({
        id: 'grain',
        header: t('columns.grain'),
        cell: ({ row: { original } }) => original.grain && t(`grains.${original.grain}`),
        meta: { least: 140, skeleton: ['92px'], from: 'lg' },
      }),
      column.display({
        id: 'says',
        header: t('columns.says'),
        cell: ({ row: { original } }) => says(original),
        meta: { least: 200, width: '30%', skeleton: ['160px'] },
      }),
    ],
    [t, what, says],
  );
}

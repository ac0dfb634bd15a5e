import type { AuditEvent } from '@toptan/contract/audit';
import { actionName } from '@toptan/contract/audit-actions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { useFormat } from '../i18n/use-format.ts';
import { TwoLines, TypedName } from '../ui/table/table-cells.tsx';
import { type TableColumn, tableColumns } from '../ui/table/table-columns.ts';
import { ActorName } from './actor-name.tsx';
import { OutcomeMark } from './outcome-mark.tsx';

const column = tableColumns<AuditEvent>();

export function useEventColumns(): TableColumn<AuditEvent>[] {
  const { t } = useTranslation(['audit', 'fields']);
  const { dateTime } = useFormat();
  const language = useLanguage();
  return useMemo(
    () => [
      column.display({
        id: 'at',
        header: t('fields:at'),
        cell: ({ row: { original } }) => <bdi className="ltr">{dateTime(original.at)}</bdi>,
        meta: { least: 160, skeleton: ['124px'], sorted: 'descending' },
      }),
      column.display({
        id: 'who',
        header: t('fields:username'),
        cell: ({ row: { original } }) => (
          <TwoLines
            first={<ActorName event={original} />}
            second={original.address && <bdi className="code">{original.address}</bdi>}
          />
        ),
        meta: { least: 150, width: '20%', skeleton: ['88px', '104px'] },
      }),
      column.display({
        id: 'action',
        header: t('fields:action'),
        cell: ({ row: { original } }) => (
          <TwoLines
            first={actionName(original.action, language)}
            second={
              original.attempts > 1 ? (
                t('attempts', { count: original.attempts })
              ) : (
                <TypedName>{original.subject}</TypedName>
              )
            }
          />
        ),
        meta: { least: 220, width: 'rest', skeleton: ['176px', '120px'] },
      }),
      column.display({
        id: 'outcome',
        header: t('columns.outcome'),
        cell: ({ row: { original } }) => <OutcomeMark status={original.status} />,
        meta: { least: 148, skeleton: ['72px'] },
      }),
    ],
    [t, dateTime, language],
  );
}

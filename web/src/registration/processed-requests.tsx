import type { RegistrationRequest } from '@toptan/contract/registration';
import { Link2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button/button.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { RowBoundary } from '../ui/table/row-boundary.tsx';
import { nameColumn, ownerColumn } from '../ui/table/staff-columns.tsx';
import { type TableColumn, tableColumns } from '../ui/table/table-columns.ts';
import { StatusBadge } from '../ui/trade/status-badge.tsx';
import { toneOf } from '../ui/trade/status-tone.ts';
import { TABLET, useMedia } from '../ui/use-media.ts';
import { LoginState } from './login-state.tsx';
import { ownerOf, RequestSlip } from './request-slip.tsx';

const column = tableColumns<RegistrationRequest>();
const rowId = ({ id }: RegistrationRequest) => id;

/** An approved request whose account still exists may get a new link. */
const mayRenew = ({ status, customerId }: RegistrationRequest) =>
  status === 'approved' && customerId !== null;

interface ProcessedRequestsProps {
  requests: readonly RegistrationRequest[];
  /** Keep it stable between renders. */
  onRenew: (request: RegistrationRequest) => void;
}

/** Decided requests: rows of one card, on phones and tablets a slip each. */
export function ProcessedRequests({ requests, onRenew }: ProcessedRequestsProps) {
  const { t } = useTranslation('requests');
  const isTablet = useMedia(TABLET);
  const columns = useRequestColumns(onRenew);
  if (!isTablet) {
    return (
      <DataTable
        label={t('processed')}
        columns={columns}
        rows={requests}
        rowId={rowId}
        empty={null}
        renderItem={() => null}
      />
    );
  }
  return (
    <div className="slips">
      {requests.map(request => (
        <RowBoundary key={request.id} row={request}>
          <RequestSlip
            request={request}
            {...(mayRenew(request) && {
              actions: (
                <button type="button" onClick={() => onRenew(request)}>
                  <Link2 aria-hidden="true" />
                  {t('renew.action')}
                </button>
              ),
            })}
          />
        </RowBoundary>
      ))}
    </div>
  );
}

export function useRequestColumns(
  onRenew: (request: RegistrationRequest) => void,
): TableColumn<RegistrationRequest>[] {
  const { t } = useTranslation(['requests', 'fields']);
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      nameColumn('company', t('fields:companyName'), ({ customerName, email }) => ({
        name: customerName,
        second: email,
      })),
      column.display({
        id: 'status',
        header: t('fields:status'),
        cell: ({ row: { original } }) => (
          <StatusBadge tone={toneOf(original.status)}>{t(`status.${original.status}`)}</StatusBadge>
        ),
        meta: { least: 140 },
      }),
      ownerColumn(t('fields:ownerFullName'), request => ({
        name: ownerOf(request),
        phone: request.phoneNumber,
      })),
      column.display({
        id: 'applied',
        header: t('applied'),
        cell: ({ row: { original } }) => <bdi className="ltr quiet">{dateTime(original.createdAt)}</bdi>,
        meta: { least: 146 },
      }),
      column.display({
        id: 'login',
        header: t('login.title'),
        cell: ({ row: { original } }) => <LoginState request={original} />,
        meta: { least: 204 },
      }),
      column.display({
        id: 'actions',
        header: '',
        cell: ({ row: { original } }) =>
          mayRenew(original) && (
            <Button
              variant="link"
              aria-label={t('renewOf', { name: original.customerName })}
              onClick={() => onRenew(original)}
            >
              {t('renew.action')}
            </Button>
          ),
        meta: { kind: 'actions', least: 124 },
      }),
    ],
    [t, dateTime, onRenew],
  );
}

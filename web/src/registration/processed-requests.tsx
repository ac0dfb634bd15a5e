import type { RegistrationRequest } from '@toptan/contract/registration';
import { Link2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { RowBoundary } from '../ui/table/row-boundary.tsx';
import { nameColumn, ownerColumn } from '../ui/table/staff-columns.tsx';
import type { TableColumn } from '../ui/table/table-columns.ts';
import { StatusBadge } from '../ui/trade/status-badge.tsx';
import { toneOf } from '../ui/trade/status-tone.ts';
import { TABLET, useMedia } from '../ui/use-media.ts';
import { LoginState } from './login-state.tsx';
import { ownerOf, RequestSlip } from './request-slip.tsx';

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
  const { t, dateTime } = useWords(['requests', 'fields']);
  return useMemo(
    () => [
      nameColumn('company', t('fields:companyName'), ({ customerName, email }) => ({
        name: customerName,
        second: email,
      })),
      {
        id: 'status',
        header: t('fields:status'),
        cell: request => (
          <StatusBadge tone={toneOf(request.status)}>{t(`status.${request.status}`)}</StatusBadge>
        ),
        looks: { least: 140 },
      },
      ownerColumn(t('fields:ownerFullName'), request => ({
        name: ownerOf(request),
        phone: request.phoneNumber,
      })),
      {
        id: 'applied',
        header: t('applied'),
        cell: request => <bdi className="ltr quiet">{dateTime(request.createdAt)}</bdi>,
        looks: { least: 146 },
      },
      {
        id: 'login',
        header: t('login.title'),
        cell: request => <LoginState request={request} />,
        looks: { least: 204 },
      },
      {
        id: 'actions',
        header: '',
        cell: request =>
          mayRenew(request) && (
            <Button
              variant="link"
              aria-label={t('renewOf', { name: request.customerName })}
              onClick={() => onRenew(request)}
            >
              {t('renew.action')}
            </Button>
          ),
        looks: { kind: 'actions', least: 124 },
      },
    ],
    [t, dateTime, onRenew],
  );
}

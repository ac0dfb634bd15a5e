import './request-slip.css';
import type { RegistrationRequest } from '@toptan/contract/registration';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { DefinitionList } from '../ui/layout/definition-list.tsx';
import { EmailText } from '../ui/layout/email-text.tsx';
import { StatusBadge } from '../ui/trade/status-badge.tsx';
import { toneOf } from '../ui/trade/status-tone.ts';
import { LoginState } from './login-state.tsx';
import { TaxPlateButton } from './tax-plate.tsx';

export const ownerOf = ({ ownerFirstName, ownerLastName }: RegistrationRequest) =>
  `${ownerFirstName} ${ownerLastName}`;

interface RequestSlipProps {
  request: RegistrationRequest;
  /** Buttons that share the foot of the slip. */
  actions?: ReactNode;
  /** Decides about a request that waits. */
  onDecide?: ((decision: 'approve' | 'reject') => void) | undefined;
}

/** A registration request as a slip of paper; a processed one lies flat and has nothing to decide. */
export function RequestSlip({ request, actions, onDecide }: RequestSlipProps) {
  const { t, dateTime } = useWords(['requests', 'fields']);
  const { customerName, email, phoneNumber, createdAt, status, taxNumber } = request;
  const isPast = status !== 'pending';
  return (
    <article className={isPast ? 'slip slip-past' : 'slip'}>
      <header className="slip-head">
        <h3>
          <bdi>{customerName}</bdi>
        </h3>
        <StatusBadge tone={toneOf(status)}>{t(`status.${status}`)}</StatusBadge>
      </header>
      <DefinitionList
        className="slip-facts"
        items={[
          { term: t('fields:ownerFullName'), value: <bdi className="font-medium">{ownerOf(request)}</bdi> },
          {
            term: t('fields:email'),
            value: (
              <a href={`mailto:${email}`}>
                <EmailText email={email} />
              </a>
            ),
          },
          {
            term: t('fields:phone'),
            value: (
              <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>
                <bdi className="ltr">{phoneNumber}</bdi>
              </a>
            ),
          },
          { term: t('applied'), value: <bdi className="ltr">{dateTime(createdAt)}</bdi> },
          ...(taxNumber ? [{ term: t('taxNumber'), value: <bdi className="code">{taxNumber}</bdi> }] : []),
          ...(status === 'approved'
            ? [{ term: t('login.title'), value: <LoginState whole request={request} /> }]
            : []),
        ]}
      />
      {request.hasTaxPlate && <TaxPlateButton request={request} onDecide={onDecide} />}
      {actions !== undefined && <footer className="slip-foot">{actions}</footer>}
    </article>
  );
}

import './requests.css';
import { Link } from '@tanstack/react-router';
import type { ChangeRequest } from '@toptan/contract/change-requests';
import type { Order } from '@toptan/contract/orders';
import { CircleCheck, CircleX, Hourglass, MessageSquareMore, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { overlayState } from '../../lists/use-overlay.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { SheetSection } from '../../ui/overlay/side-sheet.tsx';
import { useRequestCheck, useWithdraw } from './request-api.ts';
import { AskedFigures, RequestLine } from './request-line.tsx';
import { RequestTag } from './request-tag.tsx';

interface NoticeProps {
  order: Order;
  request: ChangeRequest;
}

/** The rows of a request, each with what was decided on it. */
function AskedRows({ request: { rows } }: Pick<NoticeProps, 'request'>) {
  const { t } = useTranslation('changeRequests');
  return (
    <ul className="ask-lines">
      {rows.map(row => (
        <li key={row.ref} className="ask-line">
          <RequestLine row={row}>
            <span>
              <AskedFigures row={row} isRefused={row.decision === 'refused'} />
              {row.decision && <small className="block text-end">{t(`result.${row.decision}`)}</small>}
            </span>
          </RequestLine>
        </li>
      ))}
    </ul>
  );
}

/** The shop's own request while it waits: what it asked for, what the order would come to, and the way back. */
function Waiting({ order, request }: NoticeProps) {
  const { t, date } = useWords('changeRequests');
  const { check } = useRequestCheck(order, request.rows);
  const withdraw = useWithdraw(order.id);
  return (
    <SheetSection>
      <RequestTag />
      <p className="quiet mt-2">
        {t('since', { count: request.rows.length, date: date(request.askedAt, 'dayMonth') })}
      </p>
      <h3 className="mt-4 text-14 font-semibold">{t('what')}</h3>
      <AskedRows request={request} />
      {check && (
        <div className="grid gap-1 py-3 border-t border-line">
          <p className="flex justify-between gap-3">
            <span>{t('sumNow')}</span>
            <Money lira={check.before.total} />
          </p>
          <p className="flex justify-between gap-3">
            <span>{t('sumAll')}</span>
            <b>
              <Money lira={check.after.total} />
            </b>
          </p>
        </div>
      )}
      {request.note && (
        <>
          <h3 className="mb-2 text-14 font-semibold">{t('yourNote')}</h3>
          <p className="ask-said">
            <bdi>{request.note}</bdi>
          </p>
        </>
      )}
      <Button wide className="mt-4" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        <Undo2 className="flip" aria-hidden="true" />
        {t('withdraw')}
      </Button>
    </SheetSection>
  );
}

/** Says to staff that the shop asks for changes, and leads to the decision. */
function ShopAsks({ order, request }: NoticeProps) {
  const { t, date, list } = useWords('changeRequests');
  const name = useCustomerWords()(order.customer).shortName;
  return (
    <SheetSection>
      <Callout
        tone="warning"
        icon={<Hourglass aria-hidden="true" />}
        title={t('shopAsks', { name, count: request.rows.length })}
        action={
          <Button variant="primary" asChild>
            <Link to="/admin/orders/$orderId/request" params={{ orderId: order.id }} state={overlayState}>
              {t('decide')}
            </Link>
          </Button>
        }
      >
        {list([date(request.askedAt, 'dayMonth'), date(request.askedAt, 'time')])}
        {request.note && <bdi className="block">{t('quoted', { text: request.note })}</bdi>}
      </Callout>
    </SheetSection>
  );
}

/** What was decided on the last request, with the answer, and its rows at a press. */
function Decided({ request, isStaff }: { request: ChangeRequest; isStaff: boolean }) {
  const { t } = useTranslation('changeRequests');
  const [isShown, setShown] = useState(false);
  const asked = request.rows.length;
  const refused = request.rows.filter(({ decision }) => decision === 'refused').length;
  const result =
    refused === 0
      ? t('result.all', { count: asked })
      : refused === asked
        ? t('result.none', { count: asked })
        : t('result.some', { refused, asked });
  return (
    <SheetSection>
      <Callout
        tone={refused === 0 ? 'accent' : 'plain'}
        icon={
          refused === 0 ? (
            <CircleCheck aria-hidden="true" />
          ) : refused === asked ? (
            <CircleX aria-hidden="true" />
          ) : (
            <MessageSquareMore aria-hidden="true" />
          )
        }
        title={
          isStaff
            ? t('result.staff', { name: request.decidedBy, accepted: asked - refused, refused })
            : result
        }
        action={
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'result.hide' : 'result.show')}
          </Button>
        }
      >
        {request.answer && <bdi>{t('quoted', { text: request.answer })}</bdi>}
      </Callout>
      {isShown && <AskedRows request={request} />}
    </SheetSection>
  );
}

/** The change request of an order: the open one, or the last one that was decided. */
export function RequestNotice({ order, isStaff }: { order: Order; isStaff: boolean }) {
  const { request } = order;
  if (!request) return null;
  if (request.state !== 'open') return <Decided {...{ request, isStaff }} />;
  return isStaff ? <ShopAsks {...{ order, request }} /> : <Waiting {...{ order, request }} />;
}

import '../change-page.css';
import './decide-page.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ChangeRequest } from '@toptan/contract/change-requests';
import type { Order } from '@toptan/contract/orders';
import { CheckCheck, ClipboardList, Truck, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useStatusName } from '../../i18n/use-status-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ShortcutHelp } from '../../ui/overlay/shortcut-help.tsx';
import { isCovered, isTyping } from '../../ui/overlay/shortcut-keys.ts';
import { useDocumentKeys, useShortcuts } from '../../ui/overlay/use-shortcuts.ts';
import { BackToOrders, LoadedOrder } from '../loaded-order.tsx';
import { DecideLine } from './decide-line.tsx';
import { DecisionReceipt, useActionWords } from './decision-receipt.tsx';
import { useDecision } from './use-decision.ts';

const route = getRouteApi('/admin/orders/$orderId/request');

/** Down and up lead from choice to choice, from wherever the focus is; Ctrl+Enter decides. */
function useKeys(decide: () => void): void {
  useDocumentKeys(event => {
    if (isCovered()) return;
    // A choice prevents what Enter does by itself, so that is no sign of another listener.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      decide();
      return;
    }
    if (event.defaultPrevented) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || isTyping(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const choices = [...document.querySelectorAll<HTMLElement>('.decide-half[data-state="checked"]')];
    const at = choices.findIndex(choice => choice.parentElement?.contains(document.activeElement));
    const next = choices[at < 0 ? (step > 0 ? 0 : choices.length - 1) : at + step];
    next?.focus();
  });
}

function Decide({ order, request }: { order: Order; request: ChangeRequest }) {
  const { t } = useTranslation(['changeRequests', 'changes', 'ui']);
  const statusName = useStatusName();
  const errorText = useErrorText();
  const decision = useDecision(order, request);
  const actionWords = useActionWords(decision);
  useKeys(decision.begin);
  useShortcuts([
    { keys: ['↓', '↑'], label: t('keys.lines'), group: 'page' },
    { keys: [t('ui:spaceKey')], label: t('keys.turn'), group: 'page' },
    { keys: ['Ctrl+Enter'], label: actionWords, group: 'page' },
  ]);
  return (
    <>
      {decision.isClosed && (
        <Callout
          live
          tone="warning"
          className="mb-4"
          icon={<Truck aria-hidden="true" />}
          title={t('closed.title', { number: order.orderNumber })}
        >
          {t('closed.text', { status: statusName(order.status) })}
        </Callout>
      )}
      {decision.error && (
        <Callout
          live
          tone="warning"
          className="mb-4"
          title={t('changes:unchecked')}
          action={<Button onClick={decision.retry}>{t('changes:checkAgain')}</Button>}
        >
          {errorText(decision.error)}
        </Callout>
      )}
      <div className="change">
        <div>
          <Card
            flat
            title={t('changes:count', { count: request.rows.length })}
            end={
              !decision.isClosed && (
                <Button
                  onClick={decision.acceptAll}
                  disabled={decision.accepted.length === request.rows.length}
                >
                  <CheckCheck aria-hidden="true" />
                  {t('acceptAll')}
                </Button>
              )
            }
          >
            <ul className="ask-lines">
              {request.rows.map(row => (
                <DecideLine key={row.ref} decision={decision} row={row} />
              ))}
            </ul>
          </Card>
          {request.note && (
            <Card className="mt-4 py-4 px-5">
              <p className="ask-said">
                <bdi>{t('quoted', { text: request.note })}</bdi>
              </p>
              <p className="quiet mt-2">
                <bdi>{request.askedBy}</bdi>
              </p>
            </Card>
          )}
        </div>
        <DecisionReceipt decision={decision} />
      </div>
    </>
  );
}

/** No request waits: it was taken back, or a colleague has decided it. */
function Gone({ order }: { order: Order }) {
  const { t } = useTranslation('changeRequests');
  const last = order.request;
  const refused = last?.rows.filter(({ decision }) => decision === 'refused').length ?? 0;
  return (
    <Callout live icon={<Users aria-hidden="true" />} title={t('gone.title')}>
      {last
        ? t('gone.decided', {
            name: last.decidedBy,
            accepted: last.rows.length - refused,
            refused,
          })
        : t('gone.text')}
    </Callout>
  );
}

function RequestOf({ order }: { order: Order }) {
  const { t, date, list } = useWords(['changeRequests', 'changes']);
  const name = useCustomerWords()(order.customer).shortName;
  const { request } = order;
  const open = request?.state === 'open' ? request : null;
  return (
    <div>
      <PageHeader
        title={t('title')}
        count={<OrderStatusBadge status={order.status} />}
        subtitle={
          <>
            <span className="code">{order.orderNumber}</span> · <bdi>{name}</bdi>
            {open && (
              <>
                {' · '}
                {t('askedBy', {
                  name: open.askedBy,
                  date: list([date(open.askedAt, 'dayMonth'), date(open.askedAt, 'time')]),
                })}
              </>
            )}
          </>
        }
        back={<BackToOrders />}
        tools={
          <>
            <Button asChild>
              <Link to="/admin/orders" search={{ order: order.id }}>
                <ClipboardList aria-hidden="true" />
                {t('showOrder')}
              </Link>
            </Button>
            <ShortcutHelp />
          </>
        }
      />
      {open ? <Decide key={open.id} order={order} request={open} /> : <Gone order={order} />}
    </div>
  );
}

/** The decision of staff on the changes that a shop asks for. */
export function DecidePage() {
  const { t } = useTranslation('changeRequests');
  const { orderId } = route.useParams();
  return (
    <LoadedOrder orderId={orderId} title={t('title')}>
      {order => <RequestOf key={orderId} order={order} />}
    </LoadedOrder>
  );
}

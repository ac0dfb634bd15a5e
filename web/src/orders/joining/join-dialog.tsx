import './joining.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BodyOf, ResponseOf } from '@toptan/contract/endpoint';
import type { FieldError } from '@toptan/contract/errors';
import { joinOrders, previewJoin } from '@toptan/contract/order-joining';
import { listOrders, type Order } from '@toptan/contract/orders';
import { getStats } from '@toptan/contract/stats';
import { Check, GitMerge, Info, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/form.ts';
import { newKey } from '../../api/new-key.ts';
import { dataQuery } from '../../api/queries.ts';
import { refresh } from '../../api/query-client.ts';
import { Money } from '../../i18n/money.tsx';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { useProductWords } from '../../session/product-words.ts';
import { useIsAdmin } from '../../session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout, InfoList } from '../../ui/feedback/callout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { AmountRows } from '../../ui/trade/amount-rows.tsx';

/** What two orders would be as one, and what stands against it. */
const useJoinCheck = (id: string, otherId: string) =>
  useQuery(dataQuery(previewJoin, { params: { id, otherId } }));

/** Joins two orders into the older one. A press after a lost answer joins them once. */
function useJoin(id: string) {
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: (body: BodyOf<typeof joinOrders>) =>
      call(joinOrders, { params: { id }, body }, { idempotencyKey: key }),
    onSettled: () => refresh(listOrders, getStats),
  });
}

type JoinCheck = ResponseOf<typeof previewJoin>;

function OneOrder({ part, isStaying }: { part: JoinCheck['stays']; isStaying: boolean }) {
  const { t, date, list } = useWords(['joining', 'orders', 'words']);
  return (
    <div className="join-order" data-stays={isStaying || undefined}>
      <span>{t(isStaying ? 'stays' : 'goes')}</span>
      <span className="code">{part.orderNumber}</span>
      <small>
        {list([
          date(part.createdAt, 'dayMonth'),
          part.version > 1 ? t('orders:version', { version: part.version }) : null,
        ])}
      </small>
      <small>
        {list([t('words:items', { count: part.items }), t('words:pieces', { count: part.pieces })])}
      </small>
      <b>
        <Money lira={part.total} />
      </b>
    </div>
  );
}

const causes = ['shop', 'status', 'joined', 'manufacturer', 'price', 'quantity', 'lines', 'total'] as const;

/** Why the two cannot be joined, and the way to change that. */
function NotJoinable({ check, cause }: { check: JoinCheck; cause: FieldError | undefined }) {
  const { t, number } = useWords('joining');
  const path = causes.find(each => each === cause?.path);
  const isMended = path === 'price' || path === 'quantity' || path === 'lines';
  return (
    <Callout
      live
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('not.title')}
      action={
        isMended && (
          <Button asChild>
            <Link to="/orders/$orderId/change" params={{ orderId: check.goes.id }}>
              {t('not.change', { number: check.goes.orderNumber })}
            </Link>
          </Button>
        )
      }
    >
      {path && t(`not.cause.${path}`, { product: cause?.product ?? '', limit: number(cause?.limit ?? 0) })}
    </Callout>
  );
}

/** The sums of the two as one, and what joining them means. */
function Joined({ check }: { check: JoinCheck }) {
  const { t, list, number } = useWords(['joining', 'words']);
  const wordsOf = useProductWords();
  const { colorName, sizeName } = useColorSizeNames();
  const [first] = check.both;
  const place =
    first &&
    list([
      wordsOf({ name: first.productName, translations: first.translations }).name,
      first.color && colorName(first.color),
      first.size && sizeName(first.size),
    ]);
  const goods = list([
    t('goods'),
    t('words:items', { count: check.items }),
    t('words:pieces', { count: check.pieces }),
  ]);
  return (
    <>
      <AmountRows
        ruled
        amounts={check}
        labels={{ subtotal: goods, processingFee: t('fee'), total: t('words:amount.total') }}
      />
      <InfoList
        className="mt-4"
        items={[
          ...(first && place
            ? [
                {
                  id: 'both',
                  icon: <Check aria-hidden="true" />,
                  text: `${t('both', { count: check.both.length })} ${t('line', { place, pieces: number(first.to) })}`,
                },
              ]
            : []),
          { id: 'kept', icon: <Check aria-hidden="true" />, text: t('kept') },
          {
            id: 'final',
            icon: <Info aria-hidden="true" />,
            text: t('final', { number: check.goes.orderNumber }),
          },
        ]}
      />
    </>
  );
}

interface JoinDialogProps {
  order: Order;
  otherId: string;
  onClose: () => void;
  /** Shows the order that stays. */
  onJoined: (id: string) => void;
}

/** Two pending orders of a shop before they are joined: both, their sum, which number stays, and what stands against it. */
export function JoinDialog({ order, otherId, onClose, onJoined }: JoinDialogProps) {
  const { t } = useTranslation(['joining', 'words']);
  const errorText = useErrorText();
  const isAdmin = useIsAdmin();
  const name = useCustomerWords()(order.customer).shortName;
  const query = useJoinCheck(order.id, otherId);
  const join = useJoin(order.id);
  const check = query.data;

  async function begin() {
    if (!check || check.error || join.isPending) return;
    const [own, other] = check.stays.id === order.id ? [check.stays, check.goes] : [check.goes, check.stays];
    try {
      const joined = await join.mutateAsync({
        otherId,
        version: own.version,
        otherVersion: other.version,
        expectedTotal: check.total,
      });
      const description = t('done', { other: check.goes.orderNumber, number: joined.orderNumber });
      toast({ variant: 'success', description });
      onJoined(joined.id);
    } catch (error) {
      const description = hasCode(error, 'order_changed') ? t('moved') : errorText(error);
      toast({ variant: 'destructive', title: t('failed'), description });
      await query.refetch();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      padded
      onlyText
      locked={join.isPending}
      title={isAdmin ? t('title', { name }) : t('titleOwn')}
      onSubmit={() => void begin()}
      footer={
        <>
          <Button onClick={onClose} disabled={join.isPending}>
            {t('words:cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={join.isPending}
            busyLabel={t('busy')}
            disabled={!check || check.error !== null}
          >
            <GitMerge aria-hidden="true" />
            {t('action')}
          </Button>
        </>
      }
    >
      {query.isPending && <Skeleton shape="box" height="240px" />}
      {query.isError && <LoadError inline title={t('unchecked')} query={query} />}
      {check && (
        <>
          <div className="join-pair">
            <OneOrder part={check.stays} isStaying />
            <Plus className="self-center justify-self-center text-ink-3" aria-hidden="true" />
            <OneOrder part={check.goes} isStaying={false} />
          </div>
          {check.error ? (
            <NotJoinable check={check} cause={check.error.fields?.[0]} />
          ) : (
            <Joined check={check} />
          )}
        </>
      )}
    </Dialog>
  );
}

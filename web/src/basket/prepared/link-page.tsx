import './link-page.css';
import { Link, useRouterState } from '@tanstack/react-router';
import type { PreparedOrder } from '@toptan/contract/draft-links';
import { Clock, Hourglass, Unlink } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { useErrorText } from '../../api/form.ts';
import { useDeviceOffline } from '../../api/use-device-offline.ts';
import { useWhen } from '../../i18n/use-when.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { Sight } from '../../session/use-stock-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { LoadingWords, Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PublicBar } from '../../ui/layout/public-bar.tsx';
import { isShort } from '../shown-basket.ts';
import { ConfirmFoot } from './confirm-foot.tsx';
import { type Quote, useLinkedOrder, useOrderByLink } from './link-api.ts';
import { Moves } from './moves.tsx';
import { PreparedGoods } from './prepared-goods.tsx';
import { PreparedSums, Sums } from './prepared-sums.tsx';

/**
 * The page behind the link to a prepared order, `/prepared#<token>`: for a shop that need not sign in, and for the phone of a buyer
 * beside the staff who fill the order.
 */
export function LinkPage() {
  const token = useRouterState({ select: ({ location }) => location.hash });
  return (
    <Sight value="shop">
      <PublicBar narrow />
      {/* Another token is another page. */}
      <main key={token} className="prepared-page">
        <Linked token={token} />
      </main>
    </Sight>
  );
}

function Linked({ token }: { token: string }) {
  const { t } = useTranslation(['prepared', 'words']);
  const query = useLinkedOrder(token);
  const { data, error } = query;
  if (token === '' || hasCode(error, 'link_invalid')) return <Ended />;
  if (data) {
    const { prepared } = data;
    if (prepared.state === 'placed' && prepared.order)
      return <Placed prepared={prepared} order={prepared.order} />;
    if (prepared.quote)
      return (
        <Waiting
          {...{ token, prepared, seen: data.seen, fresh: data.fresh, quote: prepared.quote }}
          readAt={query.dataUpdatedAt}
          isLost={error !== null}
        />
      );
  }
  if (hasCode(error, 'too_many_requests'))
    return <Sentence icon={<Hourglass aria-hidden="true" />} title={t('busy')} text={t('busyText')} />;
  if (error)
    return (
      <>
        <PageHeader title={t('title.open')} />
        <LoadError title={t('failed')} query={query} />
      </>
    );
  return (
    <>
      <PageHeader title={t('title.open')} />
      <LoadingWords>{t('words:loading')}</LoadingWords>
      <GoodsSkeleton />
    </>
  );
}

const products = ['first', 'second', 'third'];

/** Who prepared it, and the goods, on their way. */
const GoodsSkeleton = () => (
  <div aria-hidden="true">
    <div className="prepared-by">
      <Skeleton shape="box" width="2rem" height="2rem" />
      <div className="flex-1">
        <TextSkeleton width="72%" />
        <TextSkeleton width="24%" />
      </div>
    </div>
    <ul className="card prepared-goods">
      {products.map(product => (
        <li key={product}>
          <span className="picture" style={{ '--picture-ratio': '4/5' }} />
          <div>
            <TextSkeleton className="text-15" width="144px" />
            <TextSkeleton className="text-13" width="104px" />
          </div>
          <Skeleton shape="text" width="72px" />
          <div className="prepared-runs">
            <TextSkeleton width="88%" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);

interface SentenceProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

function Sentence({ icon, title, text, children }: SentenceProps) {
  return (
    <div className="prepared-sentence grid justify-items-start gap-2 py-8">
      {icon}
      <PageHeader title={title} subtitle={text} />
      {children}
    </div>
  );
}

/** The link is wrong, has ended, or was taken back. The page makes no difference. */
function Ended() {
  const { t } = useTranslation('prepared');
  return (
    <Sentence icon={<Unlink aria-hidden="true" />} title={t('ended')} text={t('endedText')}>
      <Button size="lg" asChild>
        <Link to="/login">{t('logIn')}</Link>
      </Button>
    </Sentence>
  );
}

/** Milliseconds for which a change is called one of just now. */
const justNowMs = 4000;

/** Whether the goods have changed in these seconds. */
function useJustNow(seen: string, isFresh: boolean): boolean {
  const [past, setPast] = useState<string | null>(null);
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setPast(seen), justNowMs);
    return () => clearTimeout(timer);
  }, [seen, isFresh]);
  return isFresh && past !== seen;
}

interface WaitingProps {
  token: string;
  prepared: PreparedOrder;
  quote: Quote;
  seen: string;
  fresh: readonly string[];
  /** The time of the last reading, in milliseconds. */
  readAt: number;
  /** Whether the last reading got no answer. */
  isLost: boolean;
}

/** The order while staff fill it, and while it waits for the shop. */
function Waiting({ token, prepared, quote, seen, fresh, readAt, isLost }: WaitingProps) {
  const { t, date, money } = useWords(['prepared', 'words']);
  const when = useWhen();
  const errorText = useErrorText();
  const isOffline = useDeviceOffline() || isLost;
  const isJustNow = useJustNow(seen, fresh.length > 0);
  const order = useOrderByLink(token);
  const { by, shop, notes, state, offeredAt, offeredTotal, until } = prepared;
  const isOpen = state === 'open';
  const isBlocked = quote.lines.some(line => !line.product.isAvailable || isShort(line));
  const confirmed = order.isError ? order.variables : undefined;
  const hasMoved = hasCode(order.error, 'basket_changed') && confirmed;
  const title = t(isOpen ? 'title.open' : 'title.offered');
  return (
    <>
      <PageHeader title={title} />
      <div className="prepared-by">
        <Avatar name={by} />
        <p>
          <Trans
            t={t}
            i18nKey={isOpen ? 'by.open' : 'by.offered'}
            values={{ name: by, shop }}
            components={{ bdi: <bdi />, b: <b /> }}
          />
          {isOpen ? (
            <span className="prepared-live" data-off={isOffline || undefined}>
              {t(isJustNow ? 'live.changed' : 'live.now')}
            </span>
          ) : (
            offeredAt && <span className="text-13 text-ink-3">{when(offeredAt)}</span>
          )}
        </p>
      </div>
      <Announcement>{isJustNow ? t('announced', { total: money(quote.total) }) : ''}</Announcement>
      {hasMoved ? (
        <Moves before={confirmed} now={quote} />
      ) : (
        !isOpen &&
        offeredTotal &&
        offeredTotal !== quote.total && <Moves before={{ lines: null, total: offeredTotal }} now={quote} />
      )}
      {isBlocked && (
        <Callout tone="warning" title={t('blocked')}>
          {t('blockedText', { name: by })}
        </Callout>
      )}
      {order.error && !hasMoved && (
        <Callout tone="danger" live title={t('refused')}>
          {hasCode(order.error, 'offline') ? t('unanswered') : isBlocked ? null : errorText(order.error)}
        </Callout>
      )}
      {quote.lines.length > 0 ? (
        <PreparedGoods lines={quote.lines} fresh={isJustNow ? fresh : []} />
      ) : (
        <p className="quiet">{t('empty')}</p>
      )}
      {notes && (
        <Callout className="mt-3" title={t('note', { name: by })}>
          <bdi className="whitespace-pre-line">{notes}</bdi>
        </Callout>
      )}
      <PreparedSums lines={quote.lines} amounts={quote} />
      <ConfirmFoot
        total={quote.total}
        busy={order.isPending}
        disabled={isOpen || isOffline || isBlocked || quote.lines.length === 0}
        onConfirm={() => order.mutate(quote)}
        note={
          isOffline
            ? t('foot.offline', { when: date(new Date(readAt).toISOString(), 'time') })
            : isOpen
              ? t('foot.open')
              : t('foot.offered', { day: date(until, 'dayMonth') })
        }
      />
    </>
  );
}

interface PlacedProps {
  prepared: PreparedOrder;
  order: NonNullable<PreparedOrder['order']>;
}

/** The number of the order, until the link ends. */
function Placed({ prepared: { until }, order }: PlacedProps) {
  const { t, date, list } = useWords(['prepared', 'words']);
  return (
    <div className="py-8" role="status">
      <BrandMark sign="check" className="h-14 w-12 mb-3 text-accent-text" />
      <PageHeader title={t('title.placed')} />
      <p className="quiet">{t('number')}</p>
      <p className="code prepared-number">{order.orderNumber}</p>
      <p className="quiet">{list([date(order.placedAt, 'medium'), date(order.placedAt, 'time')])}</p>
      <section className="card prepared-sums">
        <Sums amounts={order} pieces={order.pieces} />
      </section>
      <Callout
        className="my-3"
        icon={<Clock aria-hidden="true" />}
        title={t('pending', { status: t('words:orderStatus.pending') })}
      >
        {t('pendingText')}
      </Callout>
      <Button size="lg" wide asChild>
        <Link to="/login">{t('logInToFollow')}</Link>
      </Button>
      <p className="quiet mt-3">{t('stays', { day: date(until, 'dayMonth') })}</p>
    </div>
  );
}

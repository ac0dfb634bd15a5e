import './order-banner.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Draft } from '@toptan/contract/drafts';
import { listOrderSummaries } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { Ban, CircleHelp, ClipboardCheck, Clock, Ellipsis, Eye, EyeOff, LogOut, Store } from 'lucide-react';
import { lazy, type ReactNode, useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { pageQuery } from '../api/queries.ts';
import { useBasketQuote } from '../basket/api.ts';
import { useWaiting } from '../basket/waiting-changes.ts';
import { isOpenDraft, useDraft } from '../drafts/api.ts';
import { useHidesPrices } from '../i18n/hidden-prices.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useIsAdmin, useSessionStore } from '../session/session-store.ts';
import { useExactStock } from '../session/use-stock-view.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { useTitleBegin } from '../ui/layout/document-title.tsx';
import { MenuButton } from '../ui/overlay/menu-button.tsx';
import { useShortcuts } from '../ui/overlay/use-shortcuts.ts';

const BannerMenu = lazy(async () => ({ default: (await import('./order-banner-menu.tsx')).OrderBannerMenu }));

/** The address without the draft. */
const withoutDraft = (previous: object) => ({ ...previous, for: undefined });

/** Whom staff order for, below the header of every screen whose address names a draft. */
export function OrderBanner() {
  const { t } = useTranslation(['basket', 'desk']);
  const isAdmin = useIsAdmin();
  const { data: draft, isPending, isLoadingError, isFetching, error, refetch } = useDraft();
  useEffect(() => {
    // The basket needs them in a moment, and a connection may be lost until then.
    import('../basket/draft-actions.tsx').catch(() => undefined);
  }, []);
  const toDrafts = (
    <Button asChild>
      <Link to="/basket" search={{ for: undefined }}>
        {t(isAdmin ? 'desk:toDrafts' : 'title')}
      </Link>
    </Button>
  );
  if (isPending) return <div className="order-banner" aria-hidden="true" />;
  if (isLoadingError && !hasCode(error, 'not_found'))
    return (
      <Notice>
        <LoadError inline title={t('failed')} query={{ error, isFetching, refetch }} />
      </Notice>
    );
  if (isOpenDraft(draft)) return <Banner draft={draft} />;
  if (draft && draft.order !== null)
    return (
      <Notice>
        <Callout
          tone="accent"
          live
          icon={<ClipboardCheck aria-hidden="true" />}
          title={
            <Trans
              t={t}
              i18nKey="desk:placedAs"
              values={{ number: draft.order.orderNumber }}
              components={{ code: <bdi className="code" /> }}
            />
          }
          action={
            <>
              <Button asChild>
                <Link to="/admin/orders" search={{ order: draft.order.id, for: undefined }}>
                  {t('viewOrder')}
                </Link>
              </Button>
              {toDrafts}
            </>
          }
        >
          {t('desk:placedText')}
        </Callout>
      </Notice>
    );
  return (
    <Notice>
      <Callout live icon={<CircleHelp aria-hidden="true" />} title={t('draft.gone')} action={toDrafts}>
        {t('draft.goneText')}
      </Callout>
    </Notice>
  );
}

const Notice = ({ children }: { children: ReactNode }) => <div className="order-notice">{children}</div>;

function Banner({ draft }: { draft: Draft }) {
  const { t, money } = useWords(['desk', 'words']);
  const { hidesPrices } = useHidesPrices();
  const { lines = [], subtotal = '0.00' } = useBasketQuote().data ?? {};
  const { customer, by } = draft;
  const { isActive, customerShortName: name } = customer;
  const isOwn = useSessionStore(({ user }) => user?.id === by?.id);
  const pieces = t('words:pieces', { count: piecesOf(lines) });
  const waiting = useWaiting(({ changes }) => changes.filter(change => change.draftId === draft.id).length);
  useEffect(() => {
    useTitleBegin.setState({ begin: name });
    return () => useTitleBegin.setState({ begin: null });
  }, [name]);
  return (
    <>
      <section
        className="order-banner"
        data-off={!isActive || undefined}
        aria-label={t('orderingFor', { name })}
      >
        {isActive ? <Store aria-hidden="true" /> : <Ban aria-hidden="true" />}
        <p className="order-banner-who">
          <span>
            <Trans t={t} i18nKey="banner" values={{ name }} components={{ b: <b />, bdi: <bdi /> }} />
          </span>
          <span className="order-banner-sum">
            {hidesPrices ? pieces : t('sum', { pieces, amount: money(subtotal) })}
            {waiting > 0 && <> · {t('waiting', { count: waiting })}</>}
            {!isOwn && by && <> · {t('begunBy', { name: by.name })}</>}
            {!isActive && <> · {t('deactivated')}</>}
          </span>
        </p>
        {isActive && <Pending customerId={customer.id} />}
        <div className="order-banner-tools">
          <HidePrices />
          <MenuButton
            className="order-banner-action"
            aria-label={t('more')}
            list={menu => <BannerMenu draft={draft} lines={lines} {...menu} />}
          >
            <Ellipsis aria-hidden="true" />
          </MenuButton>
          <Link to="." search={withoutDraft} className="order-banner-action order-banner-leave">
            <LogOut className="flip" aria-hidden="true" />
            <span className="max-md:sr-only">{t('leave')}</span>
          </Link>
        </div>
      </section>
      {!isActive && (
        <aside className="order-banner-note" aria-label={t('deactivated')}>
          {t('deactivatedText')}
        </aside>
      )}
    </>
  );
}

/** The pending orders that are read at most; the pieces of more are not said. */
const pendingRead = 10;

/** Orders of the shop that wait already, before a further one arises. */
function Pending({ customerId }: { customerId: string }) {
  const { t, list } = useWords(['desk', 'words']);
  const query = {
    customerId,
    status: 'pending',
    exact: 'true',
    view: 'summary',
    limit: pendingRead,
  } as const;
  const { data } = useQuery(pageQuery(listOrderSummaries, { query }));
  if (!data || data.total === 0) return null;
  const count = data.rows.reduce((sum, { pieces }) => sum + pieces, 0);
  const pieces = data.rows.length === data.total ? t('words:pieces', { count }) : null;
  return (
    <Link
      to="/admin/orders"
      search={{ customer: customerId, status: 'pending' }}
      className="order-banner-pending"
    >
      <Clock aria-hidden="true" />
      <span>
        <Trans
          t={t}
          i18nKey="pendingLink"
          values={{ orders: list([t('pendingOrders', { count: data.total }), pieces]) }}
          components={{ u: <u /> }}
        />
      </span>
    </Link>
  );
}

/** Hides every amount in this window while the buyer looks on, and shows the stock as the shop sees it. */
function HidePrices() {
  const { t } = useTranslation('desk');
  const { hidesPrices } = useHidesPrices();
  const toggle = () => {
    useHidesPrices.setState({ hidesPrices: !hidesPrices });
    useExactStock.setState(false, true);
  };
  useShortcuts([{ keys: ['H'], label: t('hidePrices'), group: 'page', run: toggle }]);
  return (
    <button type="button" className="order-banner-action" aria-pressed={hidesPrices} onClick={toggle}>
      {hidesPrices ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      <span className="max-md:sr-only">{t(hidesPrices ? 'pricesHidden' : 'hidePrices')}</span>
    </button>
  );
}

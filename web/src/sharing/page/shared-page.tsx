import '../../ui/layout/card.css';
import './shared-page.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import type { Shared } from '@toptan/contract/sharing';
import { Clock, LogIn, Tag } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { queryClient } from '../../api/query-client.ts';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useCollectionName } from '../../i18n/use-collection-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { usePortalName } from '../../portal/portal-store.ts';
import { useProductWords } from '../../session/product-words.ts';
import { useCustomer } from '../../session/session-store.ts';
import { Sight } from '../../session/use-stock-view.ts';
import { useAsked } from '../../showcase/ask-api.ts';
import { Models, OpenModel } from '../../showcase/models.tsx';
import { PublicFoot } from '../../showcase/public-foot.tsx';
import { AskForAccess } from '../../showcase/public-ways.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { LoadingWords, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PublicBar } from '../../ui/layout/public-bar.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { LinkEnded } from './link-ended.tsx';
import { useOpened, useShared } from './use-shared.ts';

const StaffStrip = lazyPart(async () => (await import('../staff-strip.tsx')).StaffStrip, ['staff']);

/**
 * The page behind a shared link, `/s/<token>`: complete without an account, and a shortcut into the catalogue for a shop. The
 * provider has it read again when somebody returns.
 */
export function SharedPage() {
  const { token } = useParams({ from: '/s/$token' });
  const isPhone = useMedia(PHONE);
  return (
    <QueryClientProvider client={queryClient}>
      <Sight value="shop">
        <PublicBar>
          {!isPhone && (
            <>
              <AskForAccess variant="ghost" />
              <SignIn />
            </>
          )}
        </PublicBar>
        {/* Another token is another page. */}
        <SharedGoods key={token} token={token} />
      </Sight>
    </QueryClientProvider>
  );
}

/** The product of a link that shows no other. */
const onlyProduct = ({ products }: Shared) => (products.length === 1 ? products[0] : undefined);

/** The goods in the catalogue, where who is not signed in finds the login first. */
const inCatalog = (shared: Shared) => {
  const only = onlyProduct(shared);
  return {
    to: '/catalog',
    search: only ? { product: only.id } : { collection: shared.collectionId },
  } as const;
};

/** What a link shows: the name of its collection or of its only product, or a word for several. */
function useTitle() {
  const { t } = useTranslation('shared');
  const nameOf = useCollectionName();
  const wordsOf = useProductWords();
  return (shared: Shared): string => {
    const only = onlyProduct(shared);
    return nameOf(shared) ?? (only ? wordsOf(only).name : t('selection'));
  };
}

interface SignInProps {
  /** The goods to order; undefined: the login alone. */
  shared?: Shared;
  /** True beside an action that weighs more. */
  quiet?: boolean;
}

function SignIn({ shared, quiet = shared === undefined }: SignInProps) {
  const { t } = useTranslation('shared');
  return (
    <Button asChild variant={quiet ? 'quiet' : 'primary'}>
      <Link {...(shared ? inCatalog(shared) : { to: '/login' })}>
        {!quiet && <LogIn className="flip" aria-hidden="true" />}
        {t(quiet ? 'signIn' : 'signInToOrder')}
      </Link>
    </Button>
  );
}

function SharedGoods({ token }: { token: string }) {
  const { t } = useTranslation(['shared', 'words']);
  const isShop = useCustomer() !== null;
  const titleOf = useTitle();
  const query = useShared(token);
  const { data: shared, error } = query;
  useOpened(token, shared?.opensAt === null && !shared.link);
  if (hasCode(error, 'link_invalid')) return <LinkEnded />;
  if (shared && isShop && shared.opensAt === null) return <Navigate {...inCatalog(shared)} replace />;
  if (shared)
    return (
      <>
        {shared.link && (
          <StaffStrip
            link={shared.link}
            name={titleOf(shared)}
            expiresAt={shared.expiresAt}
            onEnded={() => void query.refetch()}
          />
        )}
        <main className="pt-5 px-page pb-30">
          {shared.opensAt === null ? (
            <Goods token={token} shared={shared} readAt={query.dataUpdatedAt} />
          ) : (
            <BeforeOpening shared={shared} opensAt={shared.opensAt} />
          )}
        </main>
      </>
    );
  return (
    <main className="pt-5 px-page pb-30">
      <PageHeader title={t('selection')} />
      {error ? (
        <LoadError title={t('failed')} query={query} />
      ) : (
        <>
          <LoadingWords>{t('words:loading')}</LoadingWords>
          <Skeleton shape="box" height="320px" />
        </>
      )}
    </main>
  );
}

interface GoodsProps {
  token: string;
  shared: Shared;
  /** The time of the answer, in milliseconds. */
  readAt: number;
}

function Goods({ token, shared, readAt }: GoodsProps) {
  const { t, date } = useWords('shared');
  const title = useTitle()(shared);
  const seller = usePortalName();
  const isPhone = useMedia(PHONE);
  const { asked, toggle } = useAsked(token);
  const { products, expiresAt, shop } = shared;
  const [openId, setOpenId] = useState(onlyProduct(shared)?.id);
  const opened = products.find(({ id }) => id === openId);
  const readTime = new Date(readAt).toISOString();
  return (
    <>
      <PageHeader
        title={title}
        count={t('models', { count: products.length })}
        subtitle={t('from', { seller, day: date(expiresAt, 'dayMonth') })}
      />
      {shop !== null && (
        <Callout tone="warning" icon={<Tag aria-hidden="true" />} className="mb-4">
          <Trans
            t={t}
            i18nKey="pricesFor"
            values={{ shop, day: date(readTime, 'dayMonth'), time: date(readTime, 'time') }}
            components={{ b: <b /> }}
          />
        </Callout>
      )}
      <Models {...{ products, asked }} onAsk={toggle} onOpen={({ id }) => setOpenId(id)} />
      {isPhone && <AskForAccess variant="ghost" className="mt-6" />}
      <PublicFoot asked={asked}>
        <SignIn shared={shared} quiet={isPhone && asked.size > 0} />
      </PublicFoot>
      {opened && (
        <OpenModel product={opened} onClose={() => setOpenId(undefined)}>
          <Button asChild variant="primary">
            <Link to="/catalog" search={{ product: opened.id }}>
              {t('signInToOrder')}
            </Link>
          </Button>
        </OpenModel>
      )}
    </>
  );
}

/** A collection that opens later: its name and the moment, and nothing else. */
function BeforeOpening({ shared, opensAt }: { shared: Shared; opensAt: string }) {
  const { t, date } = useWords('shared');
  const name = useCollectionName()(shared);
  return (
    <div className="card mx-auto max-w-160 overflow-hidden">
      <div className="shared-curtain" aria-hidden="true">
        <i />
        <i>
          <Clock />
        </i>
        <i />
      </div>
      <div className="p-5">
        <PageHeader
          title={t('opens', { day: date(opensAt, 'weekday'), time: date(opensAt, 'time') })}
          subtitle={t('opensText', { name })}
        />
      </div>
    </div>
  );
}

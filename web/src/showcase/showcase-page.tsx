import './showcase-page.css';
import { Link, Navigate, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { type ProductGender, productCategories } from '@toptan/contract/catalog/filters';
import type { StrangerProduct } from '@toptan/contract/sharing';
import { Lock, LogIn, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCollectionName } from '../i18n/use-collection-name.ts';
import { LoadError } from '../lists/load-error.tsx';
import { closeOverlay, overlayState } from '../lists/use-overlay.ts';
import { usePortal } from '../portal/portal-store.ts';
import { useCustomer } from '../session/session-store.ts';
import { Sight } from '../session/use-stock-view.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { ChipRow } from '../ui/layout/chip-row.tsx';
import { FilterRail, RailGroup } from '../ui/layout/filter-rail.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PublicBar } from '../ui/layout/public-bar.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { useShowcase, useShowcaseFilters, useShowcaseProduct } from './api.ts';
import { useAskAddress, useAsked } from './ask-api.ts';
import { Models, OpenModel } from './models.tsx';
import { PublicFoot } from './public-foot.tsx';
import { AskForAccess } from './public-ways.tsx';
import type { ShowcaseSearch } from './showcase-search.ts';

/** The genders in the order in which shops look. */
const genders: readonly ProductGender[] = ['WOMEN', 'MEN', 'UNISEX'];

/** Goods for people without an account, `/showcase`, and one of them, `/showcase/<id>`. A shop that is signed in has the catalogue. */
export function ShowcasePage() {
  const { t } = useTranslation('shared');
  const isOff = usePortal(({ showcase }) => showcase === 'off');
  const { productId } = useParams({ strict: false });
  const isShop = useCustomer() !== null;
  const isPhone = useMedia(PHONE);
  const { asked, toggle } = useAsked('showcase');
  if (isOff) return <Navigate to="/login" replace />;
  if (isShop) return <Navigate to="/catalog" search={{ product: productId }} replace />;
  return (
    <Sight value="shop">
      <PublicBar>
        {!isPhone && <AskForAccess />}
        <Button asChild variant={isPhone ? 'quiet' : 'primary'}>
          <Link to="/login">
            <LogIn className="flip" aria-hidden="true" />
            {t('signIn')}
          </Link>
        </Button>
      </PublicBar>
      <div className="showcase">
        <FilterColumn />
        <main className="min-w-0">
          <PageHeader title={t('showcase.title')} />
          <Callout
            tone="accent"
            className="mb-4"
            icon={<Lock aria-hidden="true" />}
            action={!isPhone && <AskForAccess variant="link" />}
          >
            {t('showcase.onlyShops')}
          </Callout>
          <FilterChips />
          <Goods asked={asked} onAsk={toggle} />
          <PublicFoot asked={asked}>
            {isPhone && <AskForAccess variant={asked.size > 0 ? 'quiet' : 'primary'} />}
          </PublicFoot>
        </main>
      </div>
    </Sight>
  );
}

/** The filters of the address, and another one beside them. */
function useFilter() {
  const search: ShowcaseSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { gender, category, collection } = search;
  const filter = { gender, category, collection };
  const choose = (change: ShowcaseSearch) =>
    void navigate({ to: '/showcase', search: { ...filter, ...change }, replace: true });
  return { filter, choose };
}

/** The open collections; none where there is none to choose. */
function useCollectionChoices() {
  const { t } = useTranslation('shared');
  const nameOf = useCollectionName();
  const collections = useShowcaseFilters();
  const { filter, choose } = useFilter();
  if (collections.length === 0) return [];
  return [
    { id: undefined, label: t('showcase.all') },
    ...collections.map(({ id, ...each }) => ({ id, label: nameOf(each) })),
  ].map(({ id, label }) => ({
    id: id ?? 'all',
    label,
    isCurrent: filter.collection === id,
    onChoose: () => choose({ collection: id }),
  }));
}

function useCategoryChoices() {
  const { t } = useTranslation(['shared', 'words']);
  const { filter, choose } = useFilter();
  return [undefined, ...productCategories].map(category => ({
    id: category ?? 'all',
    label: category ? t(`words:category.${category}`) : t('showcase.all'),
    isCurrent: filter.category === category,
    onChoose: () => choose({ category }),
  }));
}

/** The filters beside the models, on wide screens. */
function FilterColumn() {
  const { t } = useTranslation(['shared', 'words']);
  const { filter, choose } = useFilter();
  const collections = useCollectionChoices();
  const categories = useCategoryChoices();
  return (
    <FilterRail label={t('showcase.filters')}>
      {collections.length > 0 && <RailGroup title={t('showcase.collection')} items={collections} />}
      <RailGroup
        title={t('showcase.gender')}
        items={[undefined, ...genders].map(gender => ({
          id: gender ?? 'all',
          label: gender ? t(`words:gender.${gender}`) : t('showcase.all'),
          isCurrent: filter.gender === gender,
          onChoose: () => choose({ gender }),
        }))}
      />
      <RailGroup title={t('showcase.category')} items={categories} />
    </FilterRail>
  );
}

/** Collections and categories as rows to swipe, on phones and tablets. */
function FilterChips() {
  const { t } = useTranslation('shared');
  const collections = useCollectionChoices();
  const categories = useCategoryChoices();
  return (
    <>
      {collections.length > 0 && (
        <ChipRow className="showcase-chips" label={t('showcase.collection')} items={collections} />
      )}
      <ChipRow className="showcase-chips" label={t('showcase.category')} items={categories} />
    </>
  );
}

interface GoodsProps {
  asked: ReadonlyMap<string, unknown>;
  onAsk: (product: StrangerProduct) => void;
}

function Goods({ asked, onAsk }: GoodsProps) {
  const { t } = useTranslation(['shared', 'words']);
  const navigate = useNavigate();
  const { history } = useRouter();
  const askAddress = useAskAddress();
  const { productId } = useParams({ strict: false });
  const { filter } = useFilter();
  const list = useShowcase(filter);
  const products = list.data?.pages.flatMap(page => page.products);
  const inList = products?.find(({ id }) => id === productId);
  const named = useShowcaseProduct(inList || !list.data ? undefined : productId);
  const opened = inList ?? (productId === undefined ? undefined : named.data);
  const close = () =>
    closeOverlay(
      () => history.back(),
      () => void navigate({ to: '/showcase', search: filter, replace: true, resetScroll: false }),
    );
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <>
      {!products && !list.error && (
        <>
          <LoadingWords>{t('words:loading')}</LoadingWords>
          <Skeleton shape="box" height="320px" />
        </>
      )}
      {!products && list.error && <LoadError title={t('showcase.failed')} query={list} />}
      {products?.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'showcase.nothing' : 'showcase.empty')}
          text={t('showcase.emptyText')}
          action={
            isFiltered ? (
              <Button asChild>
                <Link to="/showcase">{t('showcase.showAll')}</Link>
              </Button>
            ) : (
              <Button asChild>
                <a href={askAddress([])} target="_blank" rel="noreferrer">
                  <MessageCircle aria-hidden="true" />
                  {t('ask.general')}
                </a>
              </Button>
            )
          }
        />
      )}
      {products && products.length > 0 && (
        <Models
          {...{ products, asked, onAsk }}
          onOpen={({ id }) =>
            void navigate({
              to: '/showcase/$productId',
              params: { productId: id },
              search: filter,
              resetScroll: false,
              state: overlayState,
            })
          }
        />
      )}
      {list.hasNextPage && (
        <div className="mt-8 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('showcase.more')}
          </Button>
        </div>
      )}
      {opened && (
        <OpenModel addressed product={opened} onClose={close}>
          <AskForAccess variant="primary" />
        </OpenModel>
      )}
    </>
  );
}

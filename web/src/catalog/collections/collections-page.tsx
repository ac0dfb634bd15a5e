import '../../ui/layout/card.css';
import './collections.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import {
  collectionProductsMax,
  getCollection,
  isNamed,
  listCollections,
} from '@toptan/contract/catalog/collections';
import { listProducts } from '@toptan/contract/catalog/products';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery, pageQuery } from '../../api/queries.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { CollectionTabs } from '../../sharing/collection-tabs.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingWords, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BackLink, PageHeader } from '../../ui/layout/page-header.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { CollectionForm } from './collection-form.tsx';
import { CollectionList } from './collection-list.tsx';
import { toCollectionProduct } from './collection-values.ts';

const route = getRouteApi('/admin/collections');

function Waiting() {
  const { t } = useTranslation('words');
  return (
    <div className="grid gap-3">
      <LoadingWords>{t('loading')}</LoadingWords>
      <Skeleton shape="box" height="72px" />
      <Skeleton shape="box" height="72px" />
      <Skeleton shape="box" height="72px" />
    </div>
  );
}

/** The editor of a stored collection, once its products are here. */
function StoredCollection({ id }: { id: string }) {
  const { t } = useTranslation('collections');
  const navigate = route.useNavigate();
  const collection = useQuery(dataQuery(getCollection, { params: { id } }));
  const products = useQuery(
    pageQuery(listProducts, { query: { collection: id, limit: collectionProductsMax } }),
  );
  const failed = [collection, products].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <LoadError title={t('failed')} query={failed} />;
  if (!collection.data || !isNamed(collection.data) || !products.data) return <Waiting />;
  return (
    <CollectionForm
      collection={collection.data}
      products={products.data.rows.map(toCollectionProduct)}
      onSaved={() => {}}
      onDeleted={() => void navigate({ search: {}, replace: true, ignoreBlocker: true })}
    />
  );
}

/** Collections: their list, and beside it the one that is edited. On a phone one of both. */
export function CollectionsPage() {
  const { t } = useTranslation('collections');
  const { edit } = route.useSearch();
  const navigate = route.useNavigate();
  const isPhone = useMedia(PHONE);
  const begun = useLocation({ select: ({ state }) => state.collectionProducts });
  const collections = useQuery(pageQuery(listCollections, { query: { limit: 200 } }));
  const rows = collections.data?.rows;
  const shown = edit ?? (isPhone ? undefined : rows?.[0]?.id);
  const isList = !isPhone || shown === undefined;

  return (
    <>
      <PageHeader
        title={t('title')}
        back={
          !isList && (
            <BackLink>
              <Link to="/admin/collections">{t('all')}</Link>
            </BackLink>
          )
        }
        tools={
          <>
            {isList && <CollectionTabs current="collections" />}
            {edit !== 'new' && (
              <Button variant="primary" asChild>
                <Link to="/admin/collections" search={{ edit: 'new' }}>
                  <Plus aria-hidden="true" />
                  {t('add')}
                </Link>
              </Button>
            )}
          </>
        }
      />
      {collections.isLoadingError && <LoadError title={t('failed')} query={collections} />}
      {collections.isPending && <Waiting />}
      {rows?.length === 0 && edit === undefined && (
        <EmptyState art="hanger" title={t('empty')} text={t('emptyText')} />
      )}
      {rows && (
        <div className="collections" data-alone={rows.length === 0 || undefined}>
          {isList && rows.length > 0 && <CollectionList collections={rows} current={shown} />}
          {shown === 'new' && (
            <CollectionForm
              key="new"
              collection={null}
              products={begun ?? []}
              onSaved={id => void navigate({ search: { edit: id }, replace: true, ignoreBlocker: true })}
              onDeleted={() => {}}
            />
          )}
          {shown !== undefined && shown !== 'new' && <StoredCollection key={shown} id={shown} />}
        </div>
      )}
    </>
  );
}

import './catalog.css';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { getProduct, type Product } from '@toptan/contract/catalog/products';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { queryKey } from '../../api/queries.ts';
import { useShopView } from '../../drafts/api.ts';
import { withWords } from '../../i18n/i18n.ts';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useOverlay } from '../../lists/use-overlay.ts';
import { useDraftId } from '../../session/draft-id.ts';
import { useIsAdmin } from '../../session/session-store.ts';
import { Sight, useBuyersSight } from '../../session/use-stock-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useLoadAtHand } from '../../ui/overlay/use-load-at-hand.ts';
import { useBasketByProduct, useCatalogCounts } from '../api.ts';
import type { CatalogFilter, CatalogSearch } from '../catalog-search.ts';
import { FilterRail, KindChips } from './catalog-filters.tsx';
import { CatalogHead } from './catalog-head.tsx';
import { askAhead, useCatalog } from './catalog-window.ts';
import { ChosenOptions } from './filter-chips.tsx';
import type { OptionsKind } from './options-panel.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const loadPicker = withWords(['picker'], async () => (await import('../picker/picker.tsx')).Picker);
const Picker = lazyPart(loadPicker);

const loadPanel = () => import('./options-panel.tsx');
const OptionsPanel = lazyPart(async () => (await loadPanel()).OptionsPanel);

const loadEmpty = () => import('./catalog-empty.tsx');
const CatalogEmpty = lazyPart(async () => (await loadEmpty()).CatalogEmpty);

const CollectionOver = lazyPart(
  async () => (await import('../collections/collection-head.tsx')).CollectionOver,
  ['collection'],
);

const route = getRouteApi('/catalog');

/** The catalogue of the buyer. Another draft begins another one, with nothing that was typed in the picker. */
export function CatalogPage() {
  return <Catalog key={useDraftId()} />;
}

/** The shop's catalogue: search, filters, a grid of any length, and the picker of the product that the address names. */
function Catalog() {
  const { t } = useTranslation(['catalog', 'products']);
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const search: CatalogSearch = route.useSearch();
  const navigate = route.useNavigate();
  const picker = useOverlay(navigate, 'product');
  const [pressed, setPressed] = useState<{ id: string; color: string | undefined }>();
  const linkedColor = useLocation({ select: ({ state }) => state.productColor });
  const catalog = useCatalog(search);
  const view = useShopView();
  const filter = { ...search, ...view };
  const { counts, suggestion } = useCatalogCounts(filter);
  const basket = useBasketByProduct();
  const { results } = catalog;
  const total = results?.total;
  const { at = 0 } = search;
  useLoadAtHand(loadPicker);
  useLoadAtHand(loadPanel);
  useLoadAtHand(loadEmpty);
  const [panel, setPanel] = useState<OptionsKind | null>(null);
  const panelButton = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);

  const change = (changed: CatalogSearch) =>
    void navigate({ search: previous => ({ ...previous, ...changed }), replace: true, resetScroll: false });
  // Another filter starts at the top of its list.
  const changeFilter = (given: CatalogFilter) => {
    const { has, size } = { ...search, ...given };
    const changed = { ...given, ...(!has && !size && { sizeSet: undefined }) };
    if (given.collection) setOver(false);
    askAhead(queryClient, { ...filter, ...changed });
    change({ ...changed, at: undefined });
  };
  const filters = {
    filter: search,
    onChange: changeFilter,
    counts,
    panel,
    onPanel: (pressedPanel: OptionsKind, button: HTMLElement | null) => {
      panelButton.current = button;
      setPanel(pressedPanel === panel ? null : pressedPanel);
    },
  };
  const { customerId, stock } = filter;
  const open = useCallback(
    (product: Product, color?: string) => {
      setPressed({ id: product.id, color });
      // The picker shows the product of the grid at once.
      const query = { ...(customerId && { customerId }), ...(stock && { stock }) };
      queryClient.setQueryData(queryKey(getProduct, { params: { id: product.id }, query }), product);
      picker.open(product.id);
    },
    [queryClient, picker, customerId, stock],
  );

  const rest = useCallback(
    (next: number) => {
      if (next === at) return;
      void navigate({
        search: previous => ({ ...previous, at: next || undefined }),
        replace: true,
        resetScroll: false,
        // The scroll may come to rest under the picker, which still closes by going back.
        state: true,
      });
    },
    [navigate, at],
  );

  const sight = useBuyersSight();
  const isAsShop = useIsAdmin() && search.as === 'shop' && sight === 'own';
  const found = total === undefined ? '' : total === 0 ? t('empty') : t('productCount', { count: total });
  return (
    <Sight value={isAsShop ? 'shop' : sight}>
      <div className="catalog">
        <FilterRail {...filters} />
        <div className="relative min-w-0">
          {isAsShop && (
            <Callout
              className="mb-4"
              title={t('products:asShop.title')}
              action={<Button onClick={() => change({ as: undefined })}>{t('products:asShop.back')}</Button>}
            >
              {t('products:asShop.text')}
            </Callout>
          )}
          <CatalogHead
            {...filters}
            total={total}
            onOver={() => {
              setOver(true);
              changeFilter({ collection: undefined });
            }}
          />
          <KindChips {...filters} />
          {isOver && <CollectionOver />}
          <ChosenOptions place="below" filter={search} onChange={changeFilter} />
          <Announcement>{catalog.isStale ? '' : found}</Announcement>
          {results === undefined && !catalog.hasFailed && <ProductGridSkeleton />}
          {catalog.hasFailed && (
            <ErrorState
              title={t('failed')}
              text={errorText(catalog.error)}
              onRetry={catalog.retry}
              retrying={catalog.isFetching}
            />
          )}
          {total === 0 && (
            <CatalogEmpty
              filter={results?.filter ?? {}}
              suggestion={suggestion}
              onChange={changeFilter}
              onClear={() => void navigate({ search: { as: search.as }, replace: true })}
            />
          )}
          {results !== undefined && results.total > 0 && (
            <ProductGrid
              filter={results.filter}
              total={results.total}
              first={results.rows}
              basket={basket}
              isStale={catalog.isStale}
              at={at}
              onRest={rest}
              onOpen={open}
            />
          )}
        </div>
        {panel && (
          <OptionsPanel
            panel={panel}
            anchor={panelButton}
            filter={filter}
            total={catalog.isStale ? undefined : total}
            onChange={changeFilter}
            onClose={() => setPanel(null)}
          />
        )}
        {search.product && (
          <Picker
            key={search.product}
            productId={search.product}
            color={pressed?.id === search.product ? pressed.color : linkedColor}
            lines={basket.get(search.product) ?? []}
            onClose={picker.close}
          />
        )}
      </div>
    </Sight>
  );
}

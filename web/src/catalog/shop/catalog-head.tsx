import { Link } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBuyer } from '../../drafts/api.ts';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { BareIconButton } from '../../ui/button/bare-icon-button.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { type CatalogFilterProps, CategoryTabs, GenderSelect } from './catalog-filters.tsx';
import { ChosenOptions } from './filter-chips.tsx';

const CollectionHead = lazyPart(
  async () => (await import('../collections/collection-head.tsx')).CollectionHead,
  ['collection'],
  () => <div className="collection-room" />,
);

interface CatalogHeadProps extends CatalogFilterProps {
  /** Products that the filter lets through; undefined while they are counted. */
  total: number | undefined;
  /** Called for a collection that is over. */
  onOver: () => void;
}

/** The title, or the collection that is shown, with the search and the filters beside it. */
export function CatalogHead({ total, onOver, ...filters }: CatalogHeadProps) {
  const { t } = useTranslation(['catalog', 'basket']);
  const buyer = useBuyer();
  const { filter, onChange } = filters;
  return (
    <div className="catalog-head">
      {filter.collection ? (
        <CollectionHead
          key={filter.collection}
          id={filter.collection}
          onLeave={() => onChange({ collection: undefined })}
          onOver={onOver}
        />
      ) : (
        <PageHeader
          title={t('title')}
          count={total === undefined ? '' : t('productCount', { count: total })}
          tools={
            buyer && (
              <BareIconButton asChild label={t('basket:byList')}>
                <Link to="/basket/list">
                  <ListPlus className="flip" aria-hidden="true" />
                </Link>
              </BareIconButton>
            )
          }
        />
      )}
      <ChosenOptions place="beside" filter={filter} onChange={onChange} />
      <search className="catalog-tools" aria-label={t('search')}>
        <SearchBox
          value={filter.q ?? ''}
          onSearch={q => onChange({ q: q || undefined })}
          delay={0}
          label={t('search')}
          placeholder={t('search')}
          className="catalog-search"
        />
        <GenderSelect {...filters} />
        <CategoryTabs {...filters} />
      </search>
    </div>
  );
}

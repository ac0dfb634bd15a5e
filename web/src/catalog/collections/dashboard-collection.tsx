import './dashboard-collection.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listCollections } from '@toptan/contract/catalog/collections';
import { ArrowRight } from 'lucide-react';
import { pageQuery } from '../../api/queries.ts';
import { useCollectionName } from '../../i18n/use-collection-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Picture } from '../../ui/trade/picture.tsx';
import { lastMoment } from './last-moment.ts';

/** The collection that has opened last, on a shop's dashboard. */
export function DashboardCollection() {
  const { t, date, list } = useWords('collection');
  const nameOf = useCollectionName();
  const { data } = useQuery(pageQuery(listCollections, { query: { limit: 1 } }));
  const [collection] = data?.rows ?? [];
  if (!collection) return null;
  const { id, products, endsAt, pictures } = collection;
  return (
    <Link to="/catalog" search={{ collection: id }} className="card dashboard-collection">
      <span className="dashboard-collection-pictures" aria-hidden="true">
        {pictures.map(imageUrl => (
          <Picture key={imageUrl} imageUrl={imageUrl} sizes="48px" />
        ))}
      </span>
      <span className="flex-[1_1_6rem] min-w-0">
        <b className="own block">
          <bdi>{nameOf(collection)}</bdi>
        </b>
        <span className="quiet">
          {list([
            t('products', { count: products }),
            endsAt ? t('until', { day: date(lastMoment(endsAt), 'dayMonth') }) : null,
          ])}
        </span>
      </span>
      <span className="link">
        {t('toAll')}
        <ArrowRight className="flip" aria-hidden="true" />
      </span>
    </Link>
  );
}

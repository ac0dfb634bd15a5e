import { Link } from '@tanstack/react-router';
import type { Collection } from '@toptan/contract/catalog/collections';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { usePortal } from '../../portal/portal-store.ts';
import { Fan } from '../../ui/trade/fan.tsx';
import { lastMoment } from './last-moment.ts';

function StateTag({ collection: { state, startsAt, endsAt } }: { collection: Collection }) {
  const { t, date, list } = useWords('collections');
  const words: Record<Collection['state'], [ReactNode, string]> = {
    hidden: [null, t('state.hidden')],
    waiting: [
      <Clock key="icon" aria-hidden="true" />,
      t('state.waiting', {
        when: list(startsAt ? [date(startsAt, 'dayMonth'), date(startsAt, 'time')] : []),
      }),
    ],
    open: [<Check key="icon" aria-hidden="true" />, t('state.open')],
    over: [null, t('state.over', { day: endsAt ? date(endsAt, 'dayMonth') : '' })],
  };
  const [icon, text] = words[state];
  return (
    <span className="state-tag" data-state={state}>
      {icon}
      {text}
    </span>
  );
}

/** The collections, each a link to its editor. */
export function CollectionList({
  collections,
  current,
}: {
  collections: readonly Collection[];
  current: string | undefined;
}) {
  const { t, date, list } = useWords('collections');
  const hasShowcase = usePortal(portal => portal.showcase !== 'off');
  return (
    <ul className="card collection-list" aria-label={t('title')}>
      {collections.map(collection => {
        const { id, products, endsAt, state, pictures, isShowcased } = collection;
        const until = state !== 'over' && endsAt;
        return (
          <li key={id}>
            <Link
              to="/admin/collections"
              search={{ edit: id }}
              aria-current={id === current ? 'true' : undefined}
            >
              <Fan pictures={pictures} />
              <span className="min-w-0">
                <b className="own block">
                  <bdi>{collection.name}</bdi>
                </b>
                <small>
                  {list([
                    t('products', { count: products }),
                    until ? t('until', { day: date(lastMoment(until), 'dayMonth') }) : null,
                    isShowcased && hasShowcase ? t('inShowcase') : null,
                  ])}
                </small>
                <StateTag collection={collection} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

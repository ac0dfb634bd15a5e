import './showcased-collections.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { updateCollection } from '@toptan/contract/catalog/collection-changes';
import { type Collection, listCollections } from '@toptan/contract/catalog/collections';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { useCollectionName } from '../i18n/use-collection-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { Fan } from '../ui/trade/fan.tsx';

/** The collections that are not over, each with the switch that brings it to the showcase at once. */
export function ShowcasedCollections() {
  const { t } = useTranslation('settings');
  const collections = useQuery(pageQuery(listCollections, { query: { limit: 200 } }));
  if (collections.isLoadingError)
    return <LoadError inline quiet level={3} title={t('showcaseFailed')} query={collections} />;
  if (!collections.data) return <Skeleton shape="box" height="64px" className="col-span-full" />;
  const shown = collections.data.rows.filter(({ state }) => state !== 'over');
  if (shown.length === 0) return <p className="quiet col-span-full">{t('showcaseNone')}</p>;
  return (
    <ul className="showcased">
      {shown.map(collection => (
        <ShowcasedCollection key={collection.id} collection={collection} />
      ))}
    </ul>
  );
}

function ShowcasedCollection({ collection }: { collection: Collection }) {
  const { t, date, list } = useWords('settings');
  const shownName = useCollectionName()(collection);
  const { id, startsAt, products, state, pictures } = collection;
  const saving = useMutation({
    mutationFn: (isShowcased: boolean) => call(updateCollection, { params: { id }, body: { isShowcased } }),
    ...useOutcome({ done: t('showcaseSaved'), failed: t('showcaseSaveFailed') }),
    onSettled: () => refresh(listCollections),
  });
  const opening = {
    hidden: t('notShown'),
    waiting: startsAt && t('fromDay', { day: date(startsAt, 'dayMonth') }),
    open: null,
    over: null,
  }[state];
  return (
    <li>
      <Fan pictures={pictures} />
      <span className="min-w-0">
        <b className="own">
          <bdi>{shownName}</bdi>
        </b>
        <small>{list([t('products', { count: products }), opening])}</small>
      </span>
      <Switch
        label={<span className="sr-only">{shownName}</span>}
        checked={saving.isPending ? saving.variables : collection.isShowcased}
        disabled={saving.isPending}
        onChange={isOn => saving.mutate(isOn)}
      />
    </li>
  );
}

import './desk.css';
import { useQuery } from '@tanstack/react-query';
import { type Draft, draftsShown, listDrafts } from '@toptan/contract/drafts';
import { Hourglass } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';
import { Money } from '../i18n/money.tsx';
import { useWhen } from '../i18n/use-when.ts';
import { LoadError } from '../lists/load-error.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { Card } from '../ui/layout/card.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { arrowStep } from '../ui/overlay/shortcut-keys.ts';
import { DeskRow, RowsSkeleton } from './desk-row.tsx';
import { FoundShops, ShopsOfLate } from './desk-shops.tsx';
import { useDraftWords } from './draft-words.ts';

/** Leads with the arrow keys from the search through the rows. */
function move(event: KeyboardEvent<HTMLElement>) {
  const step = arrowStep(event)?.rows;
  if (!step || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .desk-rows a')];
  stops[stops.indexOf(event.target) + step]?.focus();
}

/** The desk of staff who order for no shop yet: a search, the drafts of all staff, and the shops of late. */
export function Desk() {
  const { t } = useTranslation(['desk', 'basket']);
  const [q, setQ] = useState('');
  /** The text with which Enter was pressed. */
  const [entered, setEntered] = useState('');
  function onKey(event: KeyboardEvent<HTMLElement>) {
    move(event);
    if (event.target instanceof HTMLInputElement) setEntered(event.key === 'Enter' ? event.target.value : '');
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead through its links
    <div onKeyDown={onKey}>
      <PageHeader title={t('title')} />
      <SearchBox className="desk-search" value={q} onSearch={setQ} label={t('search')} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-5 items-start max-md:grid-cols-1">
        <Drafts />
        {q ? <FoundShops q={q} isEntered={entered === q} /> : <ShopsOfLate />}
      </div>
      <p className="mt-5 text-13 text-ink-3">
        <b className="font-medium">{t('basket:noCustomer')}</b> · {t('own')}
      </p>
    </div>
  );
}

/** What staff have begun and not placed. An empty draft is nothing to go on with. */
function Drafts() {
  const { t } = useTranslation('desk');
  const query = useQuery(pageQuery(listDrafts, { query: { limit: draftsShown } }));
  const drafts = query.data?.rows.filter(({ items }) => items > 0);
  return (
    <Card title={t('underWay')} end={drafts && drafts.length > 0 && t('drafts', { count: drafts.length })}>
      {query.isLoadingError ? (
        <LoadError inline quiet level={3} title={t('draftsFailed')} query={query} />
      ) : !drafts ? (
        <RowsSkeleton />
      ) : drafts.length === 0 ? (
        <EmptyState inline level={3} title={t('none')} text={t('noneHint')} />
      ) : (
        <ul className="desk-rows">
          {drafts.map(draft => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DraftRow({ draft }: { draft: Draft }) {
  const { t } = useTranslation('desk');
  const when = useWhen();
  const words = useDraftWords();
  const { id, customer, products, subtotal, offeredAt } = draft;
  return (
    <DeskRow
      to={{ to: '/basket', search: { for: id } }}
      name={customer.customerShortName}
      facts={
        <>
          {words(draft)}
          {offeredAt && (
            <span className="icon-14 flex items-center gap-1.5 font-medium text-confirmed-fg">
              <Hourglass aria-hidden="true" />
              {t('waitsSince', { when: when(offeredAt) })}
            </span>
          )}
        </>
      }
      figure={
        <>
          <Money lira={subtotal} />
          <small>{t('products', { count: products })}</small>
        </>
      }
      action={t(offeredAt ? 'open' : 'goOn')}
    />
  );
}

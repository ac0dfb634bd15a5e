import './links-page.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getCollection, isNamed } from '@toptan/contract/catalog/collections';
import { listShareLinks, type ShareLink, updateShareLink } from '@toptan/contract/sharing';
import { Share2 } from 'lucide-react';
import { useCallback } from 'react';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useFailureToast } from '../api/use-outcome.ts';
import { useCollectionName } from '../i18n/use-collection-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { usePagedRows } from '../lists/use-paged-rows.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { FilterChip } from '../ui/form/filter-chip.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { QuestionDialog, useQuestion } from '../ui/overlay/use-question.tsx';
import { ListItem } from '../ui/table/list-item.tsx';
import { TypedName } from '../ui/table/table-cells.tsx';
import { Fan } from '../ui/trade/fan.tsx';
import { CollectionTabs } from './collection-tabs.tsx';
import { EndQuestion } from './end-question.tsx';
import { Opened, useLinkColumns } from './link-columns.tsx';
import { useLinkWords } from './link-words.ts';
import type { LinksSearch } from './links-search.ts';
import { useShare } from './use-share.tsx';

const route = getRouteApi('/admin/links');

/** The links that staff have shared: how often they were opened, and when they end. Each is renewed or ended here. */
export function LinksPage() {
  const { t, date, list: enumerate } = useWords('share');
  const search = route.useSearch();
  const { state, collection, page = 1 } = search;
  const address = useListAddress<LinksSearch>(route.useNavigate());
  const list = usePagedRows(listShareLinks, { state: state ?? 'open', collection }, page);
  const words = useLinkWords();
  const nameOf = useCollectionName();
  const { ask, question } = useQuestion<ShareLink>();
  const { share, dialog } = useShare();
  const { data: only } = useQuery({
    ...dataQuery(getCollection, { params: { id: collection ?? '' } }),
    enabled: collection !== undefined,
  });
  const actions = useCallback((link: ShareLink) => <LinkActions link={link} onEnd={ask} />, [ask]);
  const columns = useLinkColumns(state === 'ended', actions);

  return (
    <>
      <PageHeader
        title={t('collections')}
        tools={
          <>
            <CollectionTabs current="links" />
            {only?.startsAt && isNamed(only) && (
              <Button variant="primary" onClick={() => share({ collectionId: only.id, name: only.name })}>
                <Share2 aria-hidden="true" />
                {t('share')}
              </Button>
            )}
          </>
        }
      />
      <PagedTable
        list={list}
        label={t('linksTitle')}
        title={t('linksTitle')}
        tools={
          <>
            {collection && (
              <FilterChip
                label={(only && nameOf(only)) ?? t('collection')}
                onRemove={() => address.change({ collection: undefined })}
              />
            )}
            <Segmented
              label={t('stateLabel')}
              value={state ?? 'open'}
              onChange={next => address.change({ state: next === 'ended' ? next : undefined })}
              options={[
                { value: 'open', label: t('stateOpen') },
                { value: 'ended', label: t('stateEnded') },
              ]}
            />
          </>
        }
        columns={columns}
        scope={JSON.stringify({ state, collection })}
        minWidth="860px"
        renderItem={link => (
          <ListItem
            picture={<Fan pictures={link.collection.pictures} />}
            title={<TypedName>{words.name(link)}</TypedName>}
            foot={
              <span className="text-13">
                <Opened link={link}>{t('openedTimes', { count: link.opened })}</Opened>
              </span>
            }
            actions={actions(link)}
          >
            <span className="cell-clip">
              <bdi>{words.receiver(link)}</bdi>
            </span>
            <span>
              {enumerate([words.prices(link), words.facts(link), date(link.expiresAt, 'dayMonth')])}
            </span>
          </ListItem>
        )}
        empty={
          <EmptyState
            inline
            title={t(state ? 'noEnded' : 'noLinks')}
            text={t(state ? 'noEndedText' : 'noLinksText')}
            action={
              !state && (
                <Button asChild variant="primary">
                  <Link to="/admin/catalog">{t('toProducts')}</Link>
                </Button>
              )
            }
          />
        }
        failed={t('linksFailed')}
        found={t('found', { count: list.total ?? 0 })}
        onPage={address.turnTo}
      />
      <QuestionDialog question={question}>
        {(link, dialog) => <EndQuestion id={link.id} name={words.name(link)} {...dialog} />}
      </QuestionDialog>
      {dialog}
    </>
  );
}

/** Renews a link with one press, and asks before it is ended. */
function LinkActions({ link, onEnd }: { link: ShareLink; onEnd: (link: ShareLink) => void }) {
  const { t, date } = useWords('share');
  const name = useLinkWords().name(link);
  const renewing = useMutation({
    mutationFn: () => call(updateShareLink, { params: { id: link.id }, body: { renew: true } }),
    onSuccess: ({ expiresAt }) =>
      toast({ variant: 'success', description: t('renewed', { day: date(expiresAt, 'dayMonth') }) }),
    onError: useFailureToast(t('renewFailed')),
    onSettled: () => refresh(listShareLinks),
  });
  return (
    <span className="link-actions">
      {link.isRenewable && (
        <Button
          busy={renewing.isPending}
          aria-label={t('renewOf', { name })}
          onClick={() => renewing.mutate()}
        >
          {t('renew')}
        </Button>
      )}
      {link.state === 'open' && (
        <Button aria-label={t('endOf', { name })} onClick={() => onEnd(link)}>
          {t('end')}
        </Button>
      )}
    </span>
  );
}

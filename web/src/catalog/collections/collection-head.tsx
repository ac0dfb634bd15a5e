import './collection-head.css';
import { useQuery } from '@tanstack/react-query';
import { getCollection, isNamed } from '@toptan/contract/catalog/collections';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { dataQuery } from '../../api/queries.ts';
import { useCollectionName } from '../../i18n/use-collection-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { BareIconButton } from '../../ui/button/bare-icon-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { lastMoment } from './last-moment.ts';

/** The longest timeout that a browser keeps, in milliseconds. */
const timeoutMax = 2 ** 31 - 1;

/** The places of the pictures until these are known. */
const places = ['first', 'second', 'third', 'fourth'];

interface CollectionHeadProps {
  id: string;
  onLeave: () => void;
  /** The collection is not there for the viewer: it has ended or was deleted. */
  onOver: () => void;
}

/** The name, the days and the first pictures of the collection that the catalogue shows, or of the selection of a link. */
export function CollectionHead({ id, onLeave, onOver }: CollectionHeadProps) {
  const { t, date, list } = useWords('collection');
  const isPhone = useMedia(PHONE);
  const nameOf = useCollectionName();
  const { data, error, refetch } = useQuery(dataQuery(getCollection, { params: { id } }));
  const isOver = error instanceof ApiError && error.status === 404;
  const endsAt = data?.endsAt;

  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  // It is asked for again when it ends.
  useEffect(() => {
    const rest = endsAt ? Date.parse(endsAt) - Date.now() : -1;
    if (rest < 0 || rest > timeoutMax) return;
    const timer = setTimeout(() => void refetch(), rest + 1000);
    return () => clearTimeout(timer);
  }, [endsAt, refetch]);

  const title = data && (isNamed(data) ? nameOf(data) : t('selection'));
  return (
    <div className="collection-frame">
      <PageHeader
        title={title ?? '\u00a0'}
        subtitle={
          data
            ? list([
                t('products', { count: data.products }),
                endsAt ? t('until', { day: date(lastMoment(endsAt), 'dayMonth') }) : null,
              ])
            : '\u00a0'
        }
        tools={
          isPhone ? (
            <BareIconButton label={t('leave')} onClick={onLeave}>
              <X aria-hidden="true" />
            </BareIconButton>
          ) : (
            <Button onClick={onLeave}>
              <X aria-hidden="true" />
              {t('leave')}
            </Button>
          )
        }
      />
      <div className="collection-pictures" aria-hidden="true">
        {data
          ? data.pictures.map(imageUrl => <Picture key={imageUrl} imageUrl={imageUrl} sizes="80px" />)
          : places.map(place => (
              <span key={place} className="picture" style={{ '--picture-ratio': '5/6' }} />
            ))}
      </div>
    </div>
  );
}

/** Says that the collection has ended while it was looked at. */
export function CollectionOver() {
  const { t } = useTranslation('collection');
  return (
    <Callout className="mb-4" live>
      {t('over')}
    </Callout>
  );
}

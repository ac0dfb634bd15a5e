import './list-page.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBuyer, useDraft } from '../drafts/api.ts';
import { useDraftId } from '../session/draft-id.ts';
import { Sight, useBuyersSight } from '../session/use-stock-view.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { ListWork } from './list-work.tsx';

/** Adding by a list: a message, cells of a table, codes, typing or scans become lines of the buyer's basket. */
export function ListPage() {
  const { t } = useTranslation('reading');
  const buyer = useBuyer();
  const draftId = useDraftId();
  const { isPending } = useDraft();
  const sight = useBuyersSight();
  if (!buyer)
    return (
      <>
        <PageHeader title={t('title')} />
        {draftId !== undefined && isPending ? (
          <Skeleton shape="box" height="16rem" />
        ) : (
          <EmptyState
            art="basket"
            title={t('noBuyer')}
            action={
              <Button variant="primary" asChild>
                <Link to="/basket">{t('back')}</Link>
              </Button>
            }
          />
        )}
      </>
    );
  return (
    <Sight value={sight}>
      <ListWork key={`${buyer.id} ${draftId}`} buyer={buyer} />
    </Sight>
  );
}

import { useTranslation } from 'react-i18next';
import { LoadingWords, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { SheetSection } from '../../ui/overlay/side-sheet.tsx';
import { OrderLinesSkeleton } from './order-lines.tsx';
import { StockSplitSkeleton } from './stock-split.tsx';

/** The skeleton of the details. Their terms are known and shown. */
export function OrderDetailsSkeleton({ canEdit }: { canEdit: boolean }) {
  const { t } = useTranslation(['orders', 'words']);
  const text = (width: string) => <Skeleton shape="text" width={width} />;
  return (
    <>
      <LoadingWords>{t('words:loading')}</LoadingWords>
      <SheetSection>
        <Skeleton shape="box" height="2.875rem" />
      </SheetSection>
      <SheetSection title={t('customerInformation')}>
        <DefinitionList
          wide
          items={[
            { term: t('company'), value: text('9rem'), half: true },
            { term: t('phone'), value: text('8rem'), half: true },
            { term: t('email'), value: text('10rem') },
            { term: t('address'), value: text('12rem') },
          ]}
        />
      </SheetSection>
      <SheetSection title={t('orderSummary')}>
        <DefinitionList
          wide
          items={[
            {
              term: t('status'),
              value: <Skeleton shape="badge" width="7.5rem" {...(canEdit && { className: 'max-md:h-11' })} />,
              half: true,
            },
            { term: t('words:amount.total'), value: text('5rem'), half: true },
            { term: t('date'), value: text('9rem'), half: true },
            { term: t('items'), value: text('8rem'), half: true },
            ...(canEdit ? [{ term: t('manufacturer'), value: text('12rem') }] : []),
          ]}
        />
      </SheetSection>
      <SheetSection>
        <StockSplitSkeleton />
      </SheetSection>
      <SheetSection title={t('orderItems')}>
        <OrderLinesSkeleton />
      </SheetSection>
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { changeProducts } from '@toptan/contract/catalog/product-batch';
import { listProducts } from '@toptan/contract/catalog/products';
import { TriangleAlert } from 'lucide-react';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/query-client.ts';
import { useFailureToast } from '../../api/use-outcome.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { type CollectionProduct, isEarly } from './collection-values.ts';

interface HideUntilProps {
  products: readonly CollectionProduct[];
  /** The moment of the opening. */
  opening: string;
  /** Is given the ids of the products that shops see from the opening on. */
  onHidden: (ids: ReadonlySet<string>) => void;
}

/** Says how many products shops see before the opening, and hides them until then. */
export function HideUntil({ products, opening, onHidden }: HideUntilProps) {
  const { t, date, list } = useWords('collections');
  const early = products.filter(product => isEarly(product, opening));
  const hiding = useMutation({
    mutationFn: () =>
      call(changeProducts, { body: { productIds: early.map(({ id }) => id), sellsFrom: opening } }),
    onSuccess: results => {
      const kept = results.filter(({ state }) => state === 'refused');
      onHidden(
        new Set(early.map(({ id }) => id).filter(id => !kept.some(({ productId }) => productId === id))),
      );
      toast(
        kept.length > 0
          ? {
              variant: 'destructive',
              title: t('notHidden', { count: kept.length }),
              description: list(kept.map(({ productName }) => productName ?? '')),
            }
          : { variant: 'success', description: t('hidden', { count: early.length }) },
      );
    },
    onError: useFailureToast(t('hideFailed')),
    onSettled: () => refresh(listProducts),
  });
  if (early.length === 0) return null;
  return (
    <Callout
      className="mt-3.5"
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('early', { count: early.length, total: products.length })}
      action={
        <Button busy={hiding.isPending} onClick={() => hiding.mutate()}>
          {t('hideUntil', { when: list([date(opening, 'dayMonth'), date(opening, 'time')]) })}
        </Button>
      }
    >
      {t('earlyText')}
    </Callout>
  );
}

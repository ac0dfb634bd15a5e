import type { Product } from '@toptan/contract/catalog/products';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';

const StockMoves = lazy(async () => ({ default: (await import('./stock-moves.tsx')).StockMoves }));

/** Leads to the changes of a product's stock. */
export function StockHistory({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" type="button" onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        {t('stock.history')}
      </Button>
      {isOpen && (
        <Suspense>
          <StockMoves product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

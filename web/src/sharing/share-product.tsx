import type { Product } from '@toptan/contract/catalog/products';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button/icon-button.tsx';
import { useShare } from './use-share.tsx';

/** Shares the product that is open. For administrators. */
export function ShareProduct({ product: { id, name } }: { product: Pick<Product, 'id' | 'name'> }) {
  const { t } = useTranslation('share');
  const { share, dialog } = useShare();
  return (
    <>
      <IconButton
        size="sm"
        className="picker-share"
        label={t('shareOf', { name })}
        onClick={() => share({ productIds: [id], name })}
      >
        <Share2 aria-hidden="true" />
      </IconButton>
      {dialog}
    </>
  );
}

import type { BasketItem } from '@toptan/contract/basket';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useProduct } from './api.ts';
import { PickerForm } from './picker-form.tsx';
import './picker.css';

export interface PickerProps {
  productId: string;
  /** Its lines in the basket. */
  lines: readonly BasketItem[];
  onClose: () => void;
}

/** Size, colour and quantity of one product; stays open and ready for the next size after each add. */
export function Picker({ productId, lines, onClose }: PickerProps) {
  const { t } = useTranslation(['catalog', 'words']);
  const { product, error } = useProduct(productId);
  return (
    <PlainDialog
      open
      onOpenChange={open => {
        if (!open) onClose();
      }}
      title={product?.name ?? t('words:loading')}
      className="picker"
    >
      <div className="picker-picture">
        {product ? (
          <>
            <Picture
              imageUrl={product.imageUrl}
              category={product.category}
              alt=""
              sizes="40px"
              className="picker-ground"
            />
            <Picture
              imageUrl={product.imageUrl}
              category={product.category}
              alt=""
              sizes="(max-width: 767px) 100vw, 438px"
              eager
            />
          </>
        ) : (
          !error && <Skeleton shape="picture" />
        )}
      </div>
      {error && <ErrorState inline title={t('productGone')} text={t('productGoneHint')} />}
      {product && <PickerForm product={product} lines={lines} />}
    </PlainDialog>
  );
}

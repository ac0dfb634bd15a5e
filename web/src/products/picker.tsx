import type { BasketItem } from '@toptan/contract/basket';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { PlainDialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useProduct } from './api.ts';
import { PickerForm } from './picker-form.tsx';
import './picker.css';

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

function PickerSkeleton() {
  return (
    <div className="picker-form" aria-hidden="true">
      <div className="picker-body grid content-start gap-4">
        <Skeleton width="60%" />
        <Skeleton width="35%" />
        <Skeleton shape="box" width="100%" height="44px" />
        <Skeleton shape="box" width="100%" height="96px" />
      </div>
    </div>
  );
}

export interface PickerProps {
  productId: string;
  /** Its lines in the basket. */
  lines: readonly BasketItem[];
  onClose: () => void;
}

/** Size, colour and quantity of one product; stays open and ready for the next size after each add. */
export function Picker({ productId, lines, onClose }: PickerProps) {
  const { t } = useTranslation(['catalog', 'words']);
  const say = useErrorText();
  const { product, error, retry, isFetching } = useProduct(productId);
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
      {isGone(error) && <ErrorState inline title={t('productGone')} text={t('productGoneHint')} />}
      {error && !isGone(error) && (
        <ErrorState
          inline
          title={t('productFailed')}
          text={say(error)}
          onRetry={retry}
          retrying={isFetching}
        />
      )}
      {!product && !error && <PickerSkeleton />}
      {product && <PickerForm product={product} lines={lines} />}
    </PlainDialog>
  );
}

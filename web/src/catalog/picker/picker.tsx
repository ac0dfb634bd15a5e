import './picker.css';
import type { BasketItem } from '@toptan/contract/basket';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { useProductWords } from '../../session/product-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingWords, Skeleton, TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { PlainDialog } from '../../ui/overlay/dialog.tsx';
import { useProduct } from '../api.ts';
import { usePickerHabits } from './picker-habits.ts';
import { PickerMatrix } from './picker-matrix.tsx';
import { PickerPacks } from './picker-packs.tsx';
import { PickerStepper } from './picker-stepper.tsx';

interface PickerProps {
  productId: string;
  /** The color that was pressed, which is chosen at first. */
  color: string | undefined;
  lines: readonly BasketItem[];
  onClose: () => void;
}

/** The skeleton of the picker, in the shape of most products. */
function PickerSkeleton() {
  const { t } = useTranslation('words');
  return (
    <>
      <div className="picker-side">
        <div className="picker-picture">
          <Skeleton shape="picture" width="100%" height="100%" />
        </div>
      </div>
      <div className="picker-form">
        <LoadingWords>{t('loading')}</LoadingWords>
        <div className="picker-body" aria-hidden="true">
          <TextSkeleton className="picker-title" width="56%" />
          <TextSkeleton className="picker-facts text-20 font-semibold" width="72%" />
          <div className="my-4 h-72">
            <Skeleton shape="box" height="100%" />
          </div>
        </div>
        <div className="picker-foot matrix-foot" aria-hidden="true">
          <Skeleton width="96px" height="28px" />
          <span className="min-w-0 flex-1">
            <Skeleton shape="box" height="52px" />
          </span>
        </div>
      </div>
    </>
  );
}

/** Sizes, colors and quantities of one product; stays open after each add. */
export function Picker({ productId, color, lines, onClose }: PickerProps) {
  const { t } = useTranslation(['picker', 'words']);
  const wordsOf = useProductWords();
  const { product: found, error, retry, isFetching } = useProduct(productId);
  const { name, description } = found ? wordsOf(found) : {};
  const product = useMemo(
    () => found && { ...found, name: name ?? '', description: description ?? null },
    [found, name, description],
  );

  const habit = usePickerHabits().sale;
  const hasPacks = product !== null && product.sells !== 'loose' && product.packs.length > 0;
  const sale = product?.sells === 'both' && hasPacks ? habit : null;
  const isInPacks = hasPacks && (product.sells === 'packs' || habit === 'packs');
  const isMatrix = product && !isInPacks ? product.sizes.length + product.colors.length > 0 : !error;

  function content(): ReactNode {
    if (hasCode(error, 'not_found'))
      return (
        <div className="col-span-full self-center">
          <EmptyState
            title={t('productGone')}
            text={t('productGoneHint')}
            action={<Button onClick={onClose}>{t('backToCatalog')}</Button>}
          />
        </div>
      );
    if (product && isInPacks)
      return <PickerPacks product={product} pressed={color} lines={lines} sale={sale} />;
    if (product && isMatrix)
      return <PickerMatrix product={product} pressed={color} lines={lines} sale={sale} />;
    if (product) return <PickerStepper product={product} lines={lines} sale={sale} />;
    if (error)
      return (
        <div className="col-span-full self-center">
          <LoadError title={t('productFailed')} query={{ error, isFetching, refetch: retry }} />
        </div>
      );
    return <PickerSkeleton />;
  }

  return (
    <PlainDialog
      addressed
      open
      onOpenChange={onClose}
      title={product?.name ?? t(error ? 'productFailed' : 'words:loading')}
    >
      <div className={classNames('picker', (isMatrix || isInPacks) && 'picker-matrix')}>{content()}</div>
    </PlainDialog>
  );
}

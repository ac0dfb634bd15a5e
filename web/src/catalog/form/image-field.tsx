import './image-field.css';
import { imageTypes } from '@toptan/contract/catalog/images';
import type { Product } from '@toptan/contract/catalog/products';
import { Trash2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import type { ProductImage } from './use-product-image.ts';

const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;

interface ImageFieldProps {
  image: ProductImage;
  imageUrl: string | null;
  /** The category, which chooses the drawing for a missing picture. */
  category: Product['category'] | '';
  /** The sent share of the upload, 0 to 1; undefined while nothing is sent. */
  progress: number | undefined;
}

/** The picture of the product form: the stored or chosen picture, the share that is sent, and a place to drop another. */
export function ImageField({ image, imageUrl, category, progress }: ImageFieldProps) {
  const { t } = useTranslation(['products', 'problems', 'staffRefusals']);
  const { file, name, previewUrl, isPreparing, isRemoved, problem } = image;
  const isSending = progress !== undefined;
  const id = useId();

  const figures = file && (
    <>
      <bdi className="ltr">
        {isSending
          ? t('image.sent', { done: megabytes(file.size * progress), total: megabytes(file.size) })
          : t('image.size', { size: megabytes(file.size) })}
      </bdi>
      {isSending && <bdi className="ltr">{t('image.share', { share: Math.round(progress * 100) })}</bdi>}
    </>
  );
  const stored = imageUrl && !isRemoved ? imageUrl : null;

  return (
    <div className="image-field">
      <DropZone
        label={t('image.label')}
        prompt={t(stored || file ? 'image.promptNew' : 'image.prompt')}
        choose={t('image.choose')}
        hint={t('image.hint')}
        accept={imageTypes.join()}
        invalid={problem !== null}
        describedBy={`${id}-problem`}
        disabled={isSending}
        onFile={image.choose}
        preview={
          previewUrl ? (
            <span className="block rounded-1 aspect-portrait overflow-hidden bg-ground">
              <img className="size-full object-contain" src={previewUrl} alt={name ?? ''} />
            </span>
          ) : (
            <Picture imageUrl={stored} category={category || null} ratio="3/4" sizes="270px" eager />
          )
        }
        {...(name !== null && {
          upload: {
            name,
            ...(isSending && { done: progress }),
            figures: isPreparing ? <span role="status">{t('image.preparing')}</span> : figures,
            ...(!isSending && { onRemove: image.unchoose }),
          },
        })}
      />
      <FieldError id={`${id}-problem`}>
        {problem &&
          (problem === 'invalid_image' ? t('problems:invalid_image') : t(`staffRefusals:code.${problem}`))}
      </FieldError>
      {imageUrl && !name && (
        <Button variant="link" disabled={isSending} onClick={() => image.setRemoved(!isRemoved)}>
          {isRemoved ? <Undo2 className="flip" aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
          {isRemoved ? t('image.keep') : t('image.remove')}
        </Button>
      )}
    </div>
  );
}

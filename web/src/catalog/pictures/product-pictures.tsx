import './product-pictures.css';
import { imageTypes } from '@toptan/contract/catalog/images';
import { type Product, type ProductPicture, productPicturesMax } from '@toptan/contract/catalog/products';
import { ImagePlus, Images } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { QuestionDialog, useQuestion } from '../../ui/overlay/use-question.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { usePictures } from './api.ts';
import { groupByColor, groupOf, makeCover, recolor } from './picture-order.ts';
import { PictureTile } from './picture-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useArranging } from './use-arranging.ts';
import type { PictureUploads } from './use-picture-uploads.ts';

interface FilesProps {
  /** Accessible name. */
  label: string;
  onFiles: (files: File[]) => void;
  className?: string;
  /** True: files are dragged over it. */
  isOver?: boolean;
  children: ReactNode;
}

/** Takes files that are chosen, or pasted while it has the focus. */
function Files({ label, onFiles, className, isOver, children }: FilesProps) {
  return (
    <label className={classNames('file-field', className)} data-over={isOver || undefined}>
      <input
        type="file"
        multiple
        accept={imageTypes.join()}
        aria-label={label}
        onChange={event => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        onPaste={event => onFiles([...event.clipboardData.files])}
      />
      {children}
    </label>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The color of the group that files are dropped on; undefined outside of all. */
function colorUnder({ target }: DragEvent): string | null | undefined {
  const group = target instanceof Element ? target.closest<HTMLElement>('[data-color]') : null;
  return group ? group.dataset['color'] || null : undefined;
}

interface ProductPicturesProps {
  product: Product;
  uploads: PictureUploads;
}

/** The pictures of a stored product by color: added, put in order and removed, each change saved at once. */
export function ProductPictures({ product, uploads }: ProductPicturesProps) {
  const { t, number } = useWords(['products', 'words']);
  const colorName = useColorName();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { pictures = [], error, retry, isFetching, change } = usePictures(product.id);
  const arranging = useArranging(pictures, change);
  const { ask, question } = useQuestion<ProductPicture>();
  const { order } = arranging;
  const [firstColor] = product.colors;
  const example = firstColor && `${product.sku ?? 'PN-3002'}_${colorName(firstColor)}_2.jpg`;

  const add = (files: readonly File[], color?: string | null) => uploads.add(files, color, pictures.length);

  // Files that are dropped here are no new cover: the field above takes files that are dropped anywhere else.
  function onDrag(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') add([...event.dataTransfer.files], colorUnder(event));
  }

  return (
    <section
      className="grid gap-3"
      aria-labelledby={`${id}-title`}
      onDragOver={onDrag}
      onDrop={onDrag}
      onDragLeave={() => setOver(false)}
    >
      <h3 id={`${id}-title`} className="product-pictures-title text-16 font-semibold">
        {t('pictures.title')}{' '}
        <bdi className="ltr quiet">
          {number(pictures.length)} / {number(productPicturesMax)}
        </bdi>
      </h3>
      {error && (
        <LoadError inline title={t('pictures.failed')} query={{ error, isFetching, refetch: retry }} />
      )}
      <Files
        label={t('pictures.label')}
        onFiles={files => add(files)}
        className="pictures-drop"
        isOver={isOver}
      >
        <Images aria-hidden="true" />
        <span>
          {t('pictures.prompt')} <span className="text-accent-text font-medium">{t('pictures.choose')}</span>
          <small className="block text-12">
            {example && `${t('pictures.hint', { example })} `}
            {t('image.hint')} · {t('pictures.atOnce')}
          </small>
        </span>
      </Files>
      <p id={`${id}-keys`} className="text-13 text-ink-3 touch:hidden">
        {t('pictures.keys')}
      </p>
      <p className="sr-only" role="status">
        {arranging.announcement}
      </p>
      {groupByColor(order, product.colors).map(({ color, pictures: ofColor }) => {
        const words = color ? colorName(color) : t('pictures.allColors');
        return (
          <div key={color} className="pictures-group" data-color={color ?? ''}>
            <h4>
              {color && <Swatch color={color} />}
              {words}
              {!color && product.colors.length > 0 && (
                <span className="quiet">{t('pictures.allColorsHint')}</span>
              )}
            </h4>
            <ul className="grid grid-cols-6 gap-3 max-md:grid-cols-3 max-md:gap-2.5" aria-label={words}>
              {ofColor.map(picture => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  number={order.indexOf(picture) + 1}
                  product={product}
                  arranging={arranging}
                  keysId={`${id}-keys`}
                  // The order would remove a picture that is just being added, because it does not name it.
                  disabled={uploads.isUploading}
                  onCover={() => change(makeCover(pictures, picture.id))}
                  onColor={chosen => change(recolor(pictures, picture.id, chosen))}
                  onRemove={() => ask(picture)}
                />
              ))}
              {uploads.uploads
                .filter(upload => groupOf(upload.color, product.colors) === color)
                .map(upload => (
                  <UploadTile
                    key={upload.key}
                    upload={upload}
                    onRetry={() => uploads.retry(upload)}
                    onRemove={() => uploads.remove(upload)}
                  />
                ))}
              <li className="picture-add">
                <Files
                  label={color ? t('pictures.addTo', { color: words }) : t('words:add')}
                  onFiles={files => add(files, color)}
                >
                  <ImagePlus aria-hidden="true" />
                  {color ? t('pictures.addTo', { color: words }) : t('words:add')}
                </Files>
              </li>
            </ul>
          </div>
        );
      })}
      <QuestionDialog question={question}>
        {(picture, dialog) => (
          <ConfirmDialog
            {...dialog}
            title={t('image.remove')}
            sentence={t('pictures.removeText')}
            confirmLabel={t('image.remove')}
            onConfirm={() => {
              change(pictures.filter(one => one.id !== picture.id));
              dialog.onOpenChange(false);
            }}
          />
        )}
      </QuestionDialog>
    </section>
  );
}

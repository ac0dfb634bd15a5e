import './picker-gallery.css';
import type { Product } from '@toptan/contract/catalog/products';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../../i18n/use-color-name.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlainDialog } from '../../ui/overlay/dialog.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { Description } from './picker-head.tsx';
import { type GalleryPicture, picturesFor } from './picker-pictures.ts';

/** The widest stored picture, for a picture that is enlarged. */
const widest = '900px';

/** The large picture on the ground that it has at its edge. */
function LargePicture({
  imageUrl,
  category,
  sizes = '(max-width: 767px) 100vw, 462px',
}: Pick<Product, 'imageUrl' | 'category'> & { sizes?: string }) {
  return (
    <>
      <span className="picker-ground">
        <Picture bare imageUrl={imageUrl} category={category} sizes="40px" />
      </span>
      <span className="picker-sheet">
        <Picture bare imageUrl={imageUrl} category={category} ratio="3/4" sizes={sizes} eager />
      </span>
    </>
  );
}

/** The position of the pointer within an element, in percent: the point that keeps its place when the element grows. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
}

interface LargeProps extends Pick<Product, 'imageUrl' | 'category'> {
  pictures: readonly GalleryPicture[];
}

/** The picture in its place: a click enlarges it under the pointer, the next one shows it whole again. */
function ZoomedPicture({ pictures: _, ...picture }: LargeProps) {
  const { t } = useTranslation('picker');
  const [isZoomed, setZoomed] = useState(false);
  const [origin, setOrigin] = useState<string>();
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (isZoomed) setOrigin(placeOf(event));
  };
  return (
    <button
      type="button"
      className="picker-zoom"
      data-zoomed={isZoomed || undefined}
      style={{ '--zoom-origin': origin }}
      aria-label={t(isZoomed ? 'zoomOut' : 'zoomIn')}
      onPointerDown={event => setOrigin(placeOf(event))}
      onPointerMove={follow}
      onClick={() => setZoomed(!isZoomed)}
    >
      <LargePicture {...picture} {...(isZoomed && { sizes: widest })} />
    </button>
  );
}

/**
 * A tap shows all of the pictures in the width of the screen, one below the other. The browser's own gestures enlarge them,
 * and another tap does too.
 */
function FullPictures({ imageUrl, category, pictures }: LargeProps) {
  const { t } = useTranslation('picker');
  const [isOpen, setOpen] = useState(false);
  const [zoomed, setZoomed] = useState<number>();
  return (
    <>
      <button
        type="button"
        className="picker-zoom"
        aria-label={t('zoomIn')}
        onClick={() => {
          setZoomed(undefined);
          setOpen(true);
        }}
      >
        <LargePicture imageUrl={imageUrl} category={category} />
      </button>
      <PlainDialog open={isOpen} onOpenChange={setOpen} title={t('pictures')} className="picker-full">
        {pictures.map(picture => (
          <button
            key={picture.at}
            type="button"
            className="picker-full-picture"
            data-zoomed={picture.at === zoomed || undefined}
            aria-label={t(picture.at === zoomed ? 'zoomOut' : 'zoomIn')}
            onClick={() => setZoomed(picture.at === zoomed ? undefined : picture.at)}
          >
            <Picture bare imageUrl={picture.imageUrl} category={category} ratio="3/4" sizes={widest} eager />
          </button>
        ))}
      </PlainDialog>
    </>
  );
}

interface ThumbsProps {
  pictures: readonly GalleryPicture[];
  current: GalleryPicture | undefined;
  category: Product['category'];
  onChoose: (picture: GalleryPicture) => void;
}

function Thumbs({ pictures, current, category, onChoose }: ThumbsProps) {
  const { t } = useTranslation('picker');
  const colorName = useColorName();
  const total = pictures.length;
  const nameOf = ({ color }: GalleryPicture, number: number) =>
    color === null
      ? t('pictureOf', { number, total })
      : t('pictureOfColor', { number, total, color: colorName(color) });
  return (
    <ul className="picker-thumbs" aria-label={t('pictures')}>
      {pictures.map((picture, index) => (
        <li key={picture.at} className="flex-none">
          <button
            type="button"
            aria-label={nameOf(picture, index + 1)}
            aria-current={picture.at === current?.at || undefined}
            onClick={() => onChoose(picture)}
          >
            <Picture imageUrl={picture.imageUrl} category={category} ratio="4/5" sizes="56px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The pictures of the picker, the chosen color's first: one large, the others below it. A single picture has none below. */
export function PickerGallery({ product, color }: { product: Product; color: string }) {
  const isPhone = useMedia(PHONE);
  const [chosen, setChosen] = useState<{ at: number; among: string }>();
  const { category } = product;
  const hasChoice = product.pictures.length > 1;
  const pictures = picturesFor(product, color);
  // Another color begins with its first picture; a color without pictures changes nothing.
  const among = pictures[0]?.color === color ? color : '';
  const current = pictures.find(({ at }) => chosen?.among === among && at === chosen.at) ?? pictures[0];
  const imageUrl = current?.imageUrl ?? product.imageUrl;
  const Large = isPhone ? FullPictures : ZoomedPicture;

  return (
    <div className={classNames('picker-picture', hasChoice && 'picker-gallery')}>
      {hasChoice ? (
        <>
          <Large key={imageUrl} imageUrl={imageUrl} category={category} pictures={pictures} />
          <Thumbs
            pictures={pictures}
            current={current}
            category={category}
            onChoose={({ at }) => setChosen({ at, among })}
          />
        </>
      ) : (
        <LargePicture imageUrl={product.imageUrl} category={category} />
      )}
    </div>
  );
}

/** The side of a grid: the pictures, and the product in words. */
export function PickerSide({ product, color }: { product: Product; color: string }) {
  return (
    <div className="picker-side">
      <PickerGallery product={product} color={color} />
      {product.description && (
        <div className="picker-side-words">
          <Description text={product.description} />
        </div>
      )}
    </div>
  );
}

import type { Product, ProductPicture } from '@toptan/contract/catalog/products';
import { Ellipsis, GripVertical, Image, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../../i18n/use-color-name.ts';
import { BareIconButton } from '../../ui/button/bare-icon-button.tsx';
import { Menu, MenuChoice, MenuItem, MenuRule } from '../../ui/overlay/menu.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import type { Arranging } from './use-arranging.ts';

interface PictureTileProps {
  picture: ProductPicture;
  /** The place of the picture among all pictures of the product, from 1 on; the first is the cover. */
  number: number;
  product: Product;
  arranging: Arranging;
  /** Id of the words that tell the keys of the handle. */
  keysId: string;
  disabled: boolean;
  onCover: () => void;
  onColor: (color: string | null) => void;
  onRemove: () => void;
}

/** A stored picture: its place, the handle that moves it, and its other actions. */
export function PictureTile({
  picture,
  number,
  product,
  arranging,
  keysId,
  disabled,
  onCover,
  onColor,
  onRemove,
}: PictureTileProps) {
  const { t } = useTranslation(['products', 'fields']);
  const colorName = useColorName();
  const { id, imageUrl, color } = picture;
  const isCover = number === 1;
  const name = color
    ? t('pictures.pictureOfColor', { number, color: colorName(color) })
    : t('pictures.picture', { number });
  return (
    <li
      className="picture-tile"
      data-picture={id}
      data-lifted={arranging.isLifted(id) || undefined}
      data-over={arranging.isOver(id) || undefined}
    >
      <Picture imageUrl={imageUrl} category={product.category} alt={name} ratio="3/4" sizes="150px" />
      <span className="picture-tile-mark" aria-hidden="true">
        {number}
      </span>
      {isCover && <span className="picture-tile-mark picture-tile-cover">{t('pictures.cover')}</span>}
      <div className="flex justify-between mt-0.5 text-ink-3">
        <BareIconButton
          label={t('pictures.move', { number })}
          aria-describedby={keysId}
          size="sm"
          className="touch-none cursor-grab"
          disabled={disabled}
          {...arranging.handle(id)}
        >
          <GripVertical aria-hidden="true" />
        </BareIconButton>
        <Menu
          trigger={
            <BareIconButton label={t('pictures.more', { number })} size="sm" disabled={disabled}>
              <Ellipsis aria-hidden="true" />
            </BareIconButton>
          }
        >
          <MenuChoice
            label={t('fields:color')}
            value={color ?? ''}
            onChange={chosen => onColor(chosen || null)}
            options={[
              ...product.colors.map(value => ({
                value,
                label: colorName(value),
                icon: <Swatch color={value} />,
              })),
              { value: '', label: t('pictures.allColors') },
            ]}
          />
          <MenuRule />
          <MenuItem icon={<Image aria-hidden="true" />} disabled={isCover} onSelect={onCover}>
            {t('pictures.makeCover')}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={onRemove}>
            {t('image.remove')}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

import type { Color, SizeSet } from '@toptan/contract/catalog/sizing';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ActiveMark } from '../../ui/table/active-mark.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';

type RowProps = {
  /** The name in the reader's language. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
};

function Actions({ name, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('sizing');
  return (
    <span className="flex">
      <IconButton label={t('editOf', { name })} size="sm" onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={t('deleteOf', { name })} size="sm" tone="danger" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The number of products that use it, and a mark where it is no longer offered. */
function Facts({ products, isActive }: Pick<SizeSet, 'products' | 'isActive'>) {
  const { t } = useTranslation('sizing');
  return (
    <small className="sizing-facts">
      {products !== undefined && <span>{t('productCount', { count: products })}</span>}
      {!isActive && <ActiveMark active={false}>{t('inactive')}</ActiveMark>}
    </small>
  );
}

export function SizeSetRow({ set, ...row }: { set: SizeSet } & RowProps) {
  return (
    <li className="size-set-row">
      <div>
        <b className="block wrap-anywhere">
          <bdi>{row.name}</bdi>
        </b>
        <Facts {...set} />
      </div>
      <ol className="size-strip">
        {set.sizes.map(({ label }) => (
          <li
            key={label}
            className="min-w-[34px] max-w-full -mt-px -ms-px py-0.5 px-2 border border-line-2 text-13 font-medium text-center wrap-anywhere"
          >
            <bdi>{label}</bdi>
          </li>
        ))}
      </ol>
      <Actions {...row} />
    </li>
  );
}

export function ColorRow({ color, ...row }: { color: Color } & RowProps) {
  const others = [color.nameTr, color.nameEn, color.nameAr].filter(name => name !== row.name);
  return (
    <li className="color-row">
      <Swatch color={color.key} className="color-row-swatch" />
      <div>
        <b className="block wrap-anywhere">
          <bdi>{row.name}</bdi>
        </b>
        <small className="sizing-facts">
          {others.map(name => (
            <bdi key={name}>{name}</bdi>
          ))}
        </small>
      </div>
      <div className="color-row-end">
        <span className="code quiet">{color.hex ?? '–'}</span>
        <Facts {...color} />
      </div>
      <Actions {...row} />
    </li>
  );
}

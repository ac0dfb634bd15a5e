import { Link } from '@tanstack/react-router';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeadTime } from '../i18n/use-lead-time.ts';
import { overlayState } from '../lists/use-overlay.ts';
import { IconButton } from '../ui/form/icon-button.tsx';
import { ListItem } from '../ui/table/list-item.tsx';
import { TelephoneLink, TypedName } from '../ui/table/table-cells.tsx';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';

/** A manufacturer in the list on a phone; the number calls. */
export function ManufacturerItem({
  manufacturer,
  onDelete,
}: {
  manufacturer: Manufacturer;
  onDelete: (manufacturer: Manufacturer) => void;
}) {
  const { t } = useTranslation('manufacturers');
  const leadTimeIn = useLeadTime();
  const { id, manufacturerId, companyName, specialty, capacity, leadTime, ownerMobile, phone } = manufacturer;
  return (
    <ListItem
      title={
        <Link
          from="/admin/manufacturers"
          to="/admin/manufacturers"
          search={previous => ({ ...previous, edit: id })}
          state={overlayState}
          resetScroll={false}
        >
          <TypedName>{companyName}</TypedName>
        </Link>
      }
      end={<CapacityBars capacity={capacity}>{t(`capacity.${capacity}`)}</CapacityBars>}
      foot={<TelephoneLink number={ownerMobile ?? phone} />}
      actions={
        <IconButton
          label={t('deleteOf', { name: companyName })}
          tooltip={false}
          onClick={() => onDelete(manufacturer)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <span className="cell-clip">
        <span className="code">{manufacturerId}</span> · <bdi>{leadTimeIn(leadTime)}</bdi>
      </span>
      {specialty && <TypedName>{specialty}</TypedName>}
    </ListItem>
  );
}

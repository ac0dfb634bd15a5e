import type { Manufacturer } from '@toptan/contract/manufacturers';
import { useTranslation } from 'react-i18next';
import { useLeadTime } from '../i18n/use-lead-time.ts';
import { ListItem, type ListItemProps } from '../ui/table/list-item.tsx';
import { TelephoneLink, TypedName } from '../ui/table/table-cells.tsx';
import { CapacityBars } from '../ui/trade/capacity-bars.tsx';

/** A manufacturer in the list on a phone; the number calls. */
export function ManufacturerItem({ manufacturer, ...item }: { manufacturer: Manufacturer } & ListItemProps) {
  const { t } = useTranslation(['manufacturers', 'words']);
  const leadTimeIn = useLeadTime();
  const { manufacturerId, specialty, capacity, leadTime, ownerMobile, phone } = manufacturer;
  return (
    <ListItem
      {...item}
      end={<CapacityBars capacity={capacity}>{t(`words:capacity.${capacity}`)}</CapacityBars>}
      foot={<TelephoneLink number={ownerMobile ?? phone} />}
    >
      <span className="cell-clip">
        <span className="code">{manufacturerId}</span> · <bdi>{leadTimeIn(leadTime)}</bdi>
      </span>
      {specialty && <TypedName>{specialty}</TypedName>}
    </ListItem>
  );
}

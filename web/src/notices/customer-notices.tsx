import { type NoticeSwitch, ownWays } from '@toptan/contract/notice-kinds';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-store.ts';
import { NoticeGrid } from './notice-grid.tsx';

/** What a shop is told of: of that which the wholesaler has on, it does without some. */
export function CustomerNotices({
  off,
  onChange,
}: {
  off: readonly NoticeSwitch[];
  onChange: (off: NoticeSwitch[]) => void;
}) {
  const { t } = useTranslation('notices');
  const switches = usePortal(({ noticesOn }) => noticesOn);
  return (
    <NoticeGrid
      label={t('account.title')}
      ways={ownWays}
      switches={switches}
      isOn={name => !off.includes(name)}
      onChange={(name, isOn) =>
        onChange(isOn ? off.filter(each => each !== name) : [...off.filter(each => each !== name), name])
      }
    />
  );
}

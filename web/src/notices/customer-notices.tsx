import { type NoticeSwitch, ownWays } from '@toptan/contract/notice-kinds';
import { useTranslation } from 'react-i18next';
import { NoticeGrid } from './notice-grid.tsx';

/** What a shop is told of: of that which the wholesaler has on, it does without some. */
export function CustomerNotices({
  on,
  off,
  onChange,
}: {
  on: readonly NoticeSwitch[];
  off: readonly NoticeSwitch[];
  onChange: (off: NoticeSwitch[]) => void;
}) {
  const { t } = useTranslation('notices');
  return (
    <NoticeGrid
      label={t('account.title')}
      ways={ownWays}
      switches={on}
      isOn={name => !off.includes(name)}
      onChange={(name, isOn) =>
        onChange(isOn ? off.filter(each => each !== name) : [...off.filter(each => each !== name), name])
      }
    />
  );
}

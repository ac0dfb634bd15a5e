import './device-switch.css';
import { useMutation } from '@tanstack/react-query';
import type { OwnNotices } from '@toptan/contract/notices';
import { BellOff, Lock, Share, Smartphone, SquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOutcome } from '../api/use-outcome.ts';
import { usePortalName } from '../portal/portal-store.ts';
import { useSessionStore } from '../session/session-store.ts';
import { Switch } from '../ui/form/switch.tsx';
import { hindrance, switchDeviceOff, switchDeviceOn } from './device.ts';

/** The way to notices on an iPhone, whose browser shows them for portals on the home screen alone. */
function IphoneSteps() {
  const { t } = useTranslation('notices');
  const portal = usePortalName();
  return (
    <div className="device-steps py-3 px-5 border-b border-line max-md:px-4">
      <b>{t('thisDevice.iphone')}</b>
      <ol className="grid gap-2 mt-2">
        <li>
          <Share aria-hidden="true" />
          {t('thisDevice.share')}
        </li>
        <li>
          <SquarePlus aria-hidden="true" />
          {t('thisDevice.add')}
        </li>
        <li>
          <Smartphone aria-hidden="true" />
          {t('thisDevice.open', { portal })}
        </li>
      </ol>
    </div>
  );
}

/** Notices on this device: a switch, or what keeps the browser from showing them. */
export function DeviceSwitch({
  device,
  onChanged,
}: Pick<OwnNotices, 'device'> & { onChanged: (own: OwnNotices) => void }) {
  const { t } = useTranslation('notices');
  const userId = useSessionStore(({ user }) => user?.id ?? '');
  const change = useMutation({
    mutationFn: (isOn: boolean): Promise<OwnNotices | null> =>
      isOn ? switchDeviceOn(device.key ?? '', userId) : switchDeviceOff(),
    ...useOutcome({ done: '', failed: t('thisDevice.failed') }),
    onSuccess: own => own && onChanged(own),
  });
  const why = hindrance(device.key);
  if (why === 'iphone') return <IphoneSteps />;
  const Sign = why === 'blocked' ? BellOff : why === 'insecure' ? Lock : Smartphone;
  const words = {
    blocked: [t('thisDevice.blocked'), t('thisDevice.blockedText', { host: location.hostname })],
    insecure: [t('thisDevice.impossible'), t('thisDevice.insecure')],
    old: [t('thisDevice.impossible'), t('thisDevice.old')],
    none: [t('thisDevice.title'), t('thisDevice.text')],
  }[why ?? 'none'];
  return (
    <div className="device-switch">
      <Sign aria-hidden="true" />
      <Switch
        label={words[0]}
        hint={words[1]}
        checked={why === null && (change.isPending ? change.variables : device.isOn)}
        disabled={why !== null || change.isPending}
        onChange={isOn => change.mutate(isOn)}
      />
    </div>
  );
}

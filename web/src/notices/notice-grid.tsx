import './notice-grid.css';
import { type NoticeSwitch, switchedKinds } from '@toptan/contract/notice-kinds';
import { Mail, MessageCircle, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../ui/form/switch.tsx';

type SwitchedKind = (typeof switchedKinds)[number];

const icons = { email: Mail, device: Smartphone, whatsapp: MessageCircle } as const;

interface NoticeGridProps {
  label: string;
  ways: readonly (keyof typeof icons)[];
  /** The grid shows these switches. */
  switches: readonly NoticeSwitch[];
  isOn: (name: NoticeSwitch) => boolean;
  onChange: (name: NoticeSwitch, isOn: boolean) => void;
  /** Quieter, below the name of a kind. */
  hints?: Partial<Record<SwitchedKind, ReactNode>>;
}

/** What a shop is told of and in which ways: a row for each kind, a column for each way. */
export function NoticeGrid({ label, ways, switches, isOn, onChange, hints = {} }: NoticeGridProps) {
  const { t } = useTranslation('notices');
  const nameOf = (kind: SwitchedKind, way: string) => switches.find(each => each === `${kind}:${way}`);
  const kinds = switchedKinds.filter(kind => ways.some(way => nameOf(kind, way)));
  const shown = ways.filter(way => kinds.some(kind => nameOf(kind, way)));
  return (
    <table className="notice-grid" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          {shown.map(way => {
            const Icon = icons[way];
            return (
              <th key={way} scope="col">
                <Icon aria-hidden="true" />
                {t(way)}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {kinds.map(kind => (
          <tr key={kind}>
            <th scope="row">
              {t(`kind.${kind}`)}
              {hints[kind] && <small>{hints[kind]}</small>}
            </th>
            {shown.map(way => {
              const name = nameOf(kind, way);
              const words = t('switch', { kind: t(`kind.${kind}`), way: t(way) });
              return (
                <td key={way}>
                  {name ? (
                    <Switch
                      label={<span className="sr-only">{words}</span>}
                      checked={isOn(name)}
                      onChange={next => onChange(name, next)}
                    />
                  ) : (
                    '–'
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

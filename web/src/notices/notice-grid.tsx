import { type NoticeSwitch, switchedKinds } from '@toptan/contract/notice-kinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../ui/form/switch.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';

type SwitchedKind = (typeof switchedKinds)[number];

export interface NoticeGridProps {
  label: string;
  ways: readonly ('email' | 'device' | 'whatsapp')[];
  /** The switches that there are. */
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
    <FigureTable
      label={label}
      lead={t('when')}
      columns={shown.map(way => ({ id: way, header: t(way) }))}
      rows={kinds.map(kind => ({
        id: kind,
        lead: t(`kind.${kind}`),
        second: hints[kind],
        cells: shown.map(way => {
          const name = nameOf(kind, way);
          if (!name) return '–';
          const words = t('switch', { kind: t(`kind.${kind}`), way: t(way) });
          return (
            <Switch
              key={way}
              label={<span className="sr-only">{words}</span>}
              checked={isOn(name)}
              onChange={next => onChange(name, next)}
            />
          );
        }),
      }))}
    />
  );
}

import type { Deed } from '@toptan/contract/audit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { DefinitionList } from '../ui/definition-list.tsx';
import { SheetSection, SideSheet } from '../ui/side-sheet.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { useDeedName } from './use-deed-name.ts';

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Everything that the record keeps of one deed. */
export function DeedDetails({ deed, onClose }: { deed: Deed; onClose: () => void }) {
  const { t } = useTranslation('audit');
  const { dateTime } = useFormat();
  const nameOf = useDeedName();
  const sent = Object.entries(deed.details ?? {});
  const code = (text: string) => <bdi className="code">{text}</bdi>;

  return (
    <SideSheet open onOpenChange={onClose} title={nameOf(deed)} subtitle={<bdi>{deed.subject}</bdi>}>
      <SheetSection>
        <DefinitionList
          items={[
            { term: t('columns.at'), value: <bdi className="ltr">{dateTime(deed.at)}</bdi> },
            { term: t('columns.who'), value: <bdi>{deed.username}</bdi> },
            { term: t('columns.outcome'), value: <OutcomeMark status={deed.status} /> },
            ...(deed.attempts > 1
              ? [{ term: t('attemptsTerm'), value: t('attempts', { count: deed.attempts }) }]
              : []),
            { term: t('address'), value: code(deed.address) },
            { term: t('call'), value: code(deed.deed) },
            { term: t('request'), value: code(deed.requestId) },
            ...(deed.subjectId ? [{ term: t('subjectId'), value: code(deed.subjectId) }] : []),
          ]}
        />
      </SheetSection>
      {sent.length > 0 && (
        <SheetSection title={t('sent')}>
          <dl className="deed-sent">
            {sent.map(([name, value]) => (
              <div key={name}>
                <dt>{code(name)}</dt>
                <dd>
                  <bdi>{shown(value)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </SheetSection>
      )}
    </SideSheet>
  );
}

import type { AuditEvent } from '@toptan/contract/audit';
import { actionName } from '@toptan/contract/audit-actions';
import { useLanguage } from '../i18n/language-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { DefinitionList } from '../ui/layout/definition-list.tsx';
import { SheetSection, SideSheet } from '../ui/overlay/side-sheet.tsx';
import { ActorName } from './actor-name.tsx';
import { OutcomeMark } from './outcome-mark.tsx';

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** All details that the audit log has of one event. */
export function EventDetails({ event, onClose }: { event: AuditEvent; onClose: () => void }) {
  const { t, dateTime } = useWords(['audit', 'fields']);
  const language = useLanguage();
  const sent = Object.entries(event.details ?? {});
  const code = (text: string) => <bdi className="code">{text}</bdi>;

  return (
    <SideSheet
      addressed
      open
      onOpenChange={onClose}
      title={actionName(event.action, language)}
      subtitle={<bdi>{event.subject}</bdi>}
    >
      <SheetSection>
        <DefinitionList
          items={[
            { term: t('fields:at'), value: <bdi className="ltr">{dateTime(event.at)}</bdi> },
            { term: t('fields:username'), value: <ActorName event={event} /> },
            { term: t('columns.outcome'), value: <OutcomeMark status={event.status} /> },
            ...(event.attempts > 1
              ? [{ term: t('fields:attempts'), value: t('attempts', { count: event.attempts }) }]
              : []),
            ...(event.address ? [{ term: t('fields:networkAddress'), value: code(event.address) }] : []),
            { term: t('call'), value: code(event.action) },
            ...(event.requestId ? [{ term: t('request'), value: code(event.requestId) }] : []),
            ...(event.subjectId ? [{ term: t('subjectId'), value: code(event.subjectId) }] : []),
          ]}
        />
      </SheetSection>
      {sent.length > 0 && (
        <SheetSection title={t('fields:details')}>
          <dl>
            {sent.map(([name, value]) => (
              <div
                key={name}
                className="grid grid-cols-[148px_minmax(0,1fr)] gap-3 py-1.5 border-t border-line max-md:grid-cols-1 max-md:gap-0"
              >
                <dt className="text-ink-3">{code(name)}</dt>
                <dd className="wrap-anywhere">
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

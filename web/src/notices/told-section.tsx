import './told-section.css';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@toptan/contract/languages';
import type { Notice } from '@toptan/contract/notices';
import { BellOff, Clock, Mail, MessageCircle, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOptions, languageTable } from '../i18n/language-table.ts';
import { useWhen } from '../i18n/use-when.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { usePortal } from '../portal/portal-store.ts';
import { CopyButton } from '../ui/button/copy-button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { SheetSection } from '../ui/overlay/side-sheet.tsx';
import { messageQuery, noticesOf } from './api.ts';
import { TellLink } from './tell-link.tsx';

/** Leaves out all but the first of a kind that wait: one message tells them together. */
function isToldOnce(notice: Notice, at: number, rows: readonly Notice[]): boolean {
  const first = rows.findIndex(({ kind, state }) => kind === notice.kind && state === notice.state);
  return notice.state !== 'due' || first === at;
}

/** What the shop was told of an order, each way with its time; nothing where there is nothing to tell. */
export function ToldSection({ orderId }: { orderId: string }) {
  const { t } = useTranslation('notices');
  const query = useQuery(noticesOf(orderId));
  const rows = query.data?.rows.filter(isToldOnce) ?? [];
  if (query.isLoadingError)
    return (
      <SheetSection title={t('told.title')}>
        <LoadError inline quiet title={t('told.failed')} query={query} />
      </SheetSection>
    );
  if (rows.length === 0) return null;
  return (
    <SheetSection title={t('told.title')}>
      <ul className="told-notices">
        {rows.map(notice => (
          <li key={notice.id}>
            <b>{t(`kind.${notice.kind}`)}</b>
            <Facts notice={notice} />
            {notice.whatsapp === 'waiting' && <Message notice={notice} />}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

/** The message by WhatsApp, which can be changed before it is opened or copied. */
function Message({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const languages = usePortal(portal => portal.languages);
  const { data } = useQuery(messageQuery(notice));
  const [chosen, setChosen] = useState<Language>();
  const [texts, setTexts] = useState<Partial<Record<Language, string>>>({});
  const field = useRef<HTMLTextAreaElement>(null);
  if (!data) return <TellLink notice={notice} />;
  const language = chosen ?? data.language;
  const text = texts[language] ?? data.drafts[language];
  return (
    <>
      <Field label={t('told.message')} aside={t('told.editable', { language: languageTable[language].name })}>
        <Textarea
          ref={field}
          rows={4}
          dir={languageTable[language].direction}
          lang={language}
          value={text}
          onChange={event => setTexts({ ...texts, [language]: event.target.value })}
        />
      </Field>
      {languages.length > 1 && (
        <Field label={t('told.language')} group>
          <Segmented
            look="field"
            value={language}
            onChange={setChosen}
            options={languageOptions(languages)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2 mt-3">
        <TellLink notice={notice} text={text} />
        <CopyButton size="sm" value={text} select={() => field.current?.select()} />
      </div>
    </>
  );
}

/** One line for each way in which the shop was told, or why it was not. */
function Facts({
  notice: { state, dueAt, whyDropped, email, devices, whatsapp, toldBy },
}: {
  notice: Notice;
}) {
  const { t, date, list } = useWords('notices');
  const when = useWhen();
  const hour = date(dueAt, 'time');
  const day = when(dueAt);
  const byWhatsapp = {
    waiting: t('told.waiting'),
    told: toldBy ? t('told.opened', { name: toldBy }) : t('told.openedByNobody'),
  };
  const facts = [
    [Clock, state === 'due' && t('told.due', { when: day === hour ? hour : list([day, hour]) })],
    [BellOff, whyDropped && t(`told.dropped.${whyDropped}`)],
    [Mail, email && t(`told.mail.${email.state}`, { to: email.to, when: when(email.at) })],
    [Smartphone, devices > 0 && t('told.devices', { count: devices })],
    [MessageCircle, whatsapp && byWhatsapp[whatsapp]],
  ] as const;
  return (
    <>
      {facts.map(
        ([Sign, fact]) =>
          fact && (
            <small key={fact}>
              <Sign aria-hidden="true" />
              {fact}
            </small>
          ),
      )}
    </>
  );
}

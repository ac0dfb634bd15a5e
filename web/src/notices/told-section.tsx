import './told-section.css';
import { useQuery } from '@tanstack/react-query';
import type { Notice } from '@toptan/contract/notices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTable } from '../i18n/language-table.ts';
import { useWhen } from '../i18n/use-when.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Field } from '../ui/form/field.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { SheetSection } from '../ui/overlay/side-sheet.tsx';
import { messageQuery, noticesOf } from './api.ts';
import { TellLink } from './tell-link.tsx';

/** What the shop was told of an order, each way with its time; nothing where there is nothing to tell. */
export function ToldSection({ orderId }: { orderId: string }) {
  const { t } = useTranslation('notices');
  const query = useQuery(noticesOf(orderId));
  const rows = query.data?.rows ?? [];
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

/** The message by WhatsApp, which can be changed before it is opened. */
function Message({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const { data } = useQuery(messageQuery(notice));
  const [text, setText] = useState<string>();
  return (
    <>
      {data && (
        <Field
          label={t('told.message')}
          aside={t('told.editable', { language: languageTable[data.language].name })}
        >
          <Textarea
            rows={4}
            dir={languageTable[data.language].direction}
            lang={data.language}
            value={text ?? data.text}
            onChange={event => setText(event.target.value)}
          />
        </Field>
      )}
      <TellLink notice={notice} text={text} />
    </>
  );
}

function Facts({
  notice: { state, dueAt, whyDropped, email, devices, whatsapp, toldBy },
}: {
  notice: Notice;
}) {
  const { t } = useTranslation('notices');
  const when = useWhen();
  const facts = [
    state === 'due' && t('told.due', { when: when(dueAt) }),
    whyDropped && t(`told.dropped.${whyDropped}`),
    email && t(`told.mail.${email.state}`, { to: email.to, when: when(email.at) }),
    devices > 0 && t('told.devices', { count: devices }),
    whatsapp === 'waiting' && t('told.waiting'),
    whatsapp === 'told' && (toldBy ? t('told.opened', { name: toldBy }) : t('told.openedByNobody')),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <>
      {facts.map(fact => (
        <small key={fact}>{fact}</small>
      ))}
    </>
  );
}

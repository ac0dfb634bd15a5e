import { useMutation, useQuery } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import { getCustomer } from '@toptan/contract/customers';
import { type Draft, listDrafts, offerDraft } from '@toptan/contract/drafts';
import { notesMax } from '@toptan/contract/orders';
import { useState } from 'react';
import { ApiError, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { keepDraft } from '../drafts/api.ts';
import { HandOver } from '../drafts/hand-over.tsx';
import type { LinkOfDraft } from '../drafts/links-api.ts';
import { useWords } from '../i18n/use-words.ts';
import { usePortal } from '../portal/portal-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Field } from '../ui/form/field.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { Dialog, FormFoot } from '../ui/overlay/dialog.tsx';
import type { RuleLimit } from './api.ts';
import { countBrokenRules } from './broken-rules.tsx';
import { basketAsShown } from './changes-api.ts';
import { otherTotal } from './order-api.ts';
import { keepOrderNote } from './order-note.ts';
import { OverrideReason, useOverrideReason } from './override-reason.tsx';
import { refreshBasket } from './send-waiting.ts';
import { hasWaiting } from './waiting-changes.ts';

interface SendToShopProps {
  draft: Draft;
  link: LinkOfDraft;
  lines: readonly BasketItem[];
  /** The limits that are not kept. */
  unmet: readonly RuleLimit[];
  /** The sum of the order, in lira. */
  total: string;
  /** The note that is typed in the basket. */
  notes: string;
  /** It is sent already: only its message and its link are shown. */
  isSent: boolean;
  onClose: () => void;
}

/**
 * Sends a draft to its shop, which confirms it or not: with a message that is opened in WhatsApp, by email, or only within the
 * portal; with a note, and with a reason against rules. The message stays within reach afterwards.
 */
export function SendToShop({ draft, link, lines, unmet, total, notes, isSent, onClose }: SendToShopProps) {
  const { t, money } = useWords(['desk', 'basket', 'words']);
  const errorText = useErrorText();
  const { data: customer } = useQuery(dataQuery(getCustomer, { params: { id: draft.customer.id } }));
  const [note, setNote] = useState(notes.trim());
  const { reason, demand, field } = useOverrideReason(draft.overrideReason ?? '');
  const isMailSet = usePortal(portal => portal.isMailSet);
  const [byEmail, setByEmail] = useState(false);
  const rules = countBrokenRules(lines, unmet);
  const send = useMutation({
    mutationFn: async () => {
      await basketAsShown(draft.id);
      if (hasWaiting()) throw ApiError.offline('changes wait');
      return call(offerDraft, {
        params: { id: draft.id },
        body: {
          notes: note.trim() || null,
          expectedTotal: total,
          ...(rules > 0 && { overrideRules: true, overrideReason: reason.trim() }),
          email: byEmail,
        },
      });
    },
    onSuccess: offered => {
      keepOrderNote(draft.id, undefined);
      keepDraft(offered);
      void refresh(listDrafts);
    },
    onError: () => refreshBasket(),
  });
  const other = otherTotal(send.error);
  const isDone = isSent || send.isSuccess;

  /** @returns false where the reason is missing */
  function submit(): boolean {
    if (isDone || send.isPending) return true;
    if (rules > 0 && !demand()) return false;
    send.mutate();
    return true;
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      padded
      locked={send.isPending}
      title={t(isDone ? 'handOver' : 'send.title', { name: draft.customer.customerShortName })}
      onSubmit={isDone ? onClose : submit}
      footNote={<span className="quiet max-md:hidden">{t('alsoInPortal')}</span>}
      footer={
        isDone ? (
          <Button type="submit">{t('done')}</Button>
        ) : (
          <FormFoot label={t('send.now', { total: money(total) })} busy={send.isPending} onCancel={onClose} />
        )
      }
    >
      <div className="grid gap-4">
        {!isDone && rules > 0 && (
          <>
            <p>{t('send.rules', { count: rules })}</p>
            <OverrideReason buyer={draft.customer} {...{ lines, unmet, field }} />
          </>
        )}
        <HandOver {...{ draft, lines, total }} of={link} onOpen={submit} />
        {!isDone && (
          <>
            <Field label={t('send.note')} hint={t('send.noteHint')}>
              <Textarea
                rows={2}
                maxLength={notesMax}
                value={note}
                onChange={event => setNote(event.target.value)}
              />
            </Field>
            {isMailSet && customer?.email && (
              <Checkbox checked={byEmail} onChange={setByEmail}>
                {t('send.email')} <bdi className="ltr quiet">{customer.email}</bdi>
              </Checkbox>
            )}
            {send.error && (
              <Callout
                tone="danger"
                live
                title={other ? t('basket:otherTotal', { total: money(other) }) : t('send.failed')}
              >
                {other
                  ? t('send.lookAgain')
                  : hasCode(send.error, 'mail_not_set')
                    ? t('send.noMail')
                    : errorText(send.error)}
              </Callout>
            )}
            <p className="quiet">{t('send.text')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

import type { ChangeRequest } from '@toptan/contract/change-requests';
import type { ErrorCode } from '@toptan/contract/errors';
import type { Order } from '@toptan/contract/orders';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/form.ts';
import { useDecide, useRequestCheck } from '../../orders/requests/request-api.ts';
import { windowStore } from '../../portal/window-store.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { useAfterCheck } from '../use-after-check.ts';
import { useBackToOrder } from '../use-back-to-order.ts';

/** What is decided and typed about a request before it is sent. */
type Begun = {
  requestId: string;
  refused: readonly string[];
  answer: string;
  overrideReason: string;
};

const none: Begun = { requestId: '', refused: [], answer: '', overrideReason: '' };

/** The decision that is under way in this window. */
const useBegun = windowStore('request-decision', none);

/** What staff decide on a request, row by row, and what the server says about the order then. All rows are accepted at first. */
export function useDecision(order: Order, request: ChangeRequest) {
  const { t } = useTranslation('changeRequests');
  const errorText = useErrorText();
  const goBack = useBackToOrder(order.id);
  const begun = useBegun(stored => (stored.requestId === request.id ? stored : none));
  const { answer, overrideReason } = begun;
  const refused = new Set(begun.refused);
  const change = (changed: Partial<Begun>) =>
    useBegun.setState({ ...begun, ...changed, requestId: request.id });
  const [isReasonMissing, setReasonMissing] = useState(false);
  const isClosed = order.may === null;
  const accepted = isClosed ? [] : request.rows.filter(({ ref }) => !refused.has(ref));
  const checked = useRequestCheck(order, accepted);
  const whole = useRequestCheck(order, request.rows);
  const decide = useDecide(order.id);
  // A second press comes before the page is drawn anew.
  const isSending = useRef(false);
  const { check, isCurrent } = checked;
  const refusal = accepted.length > 0 ? check?.error?.code : undefined;
  const isWaived = refusal === 'rules_unmet';

  async function send() {
    isSending.current = true;
    const note = answer.trim();
    try {
      await decide.mutateAsync({
        version: order.version,
        accepted: accepted.map(({ ref }) => ref),
        ...(accepted.length > 0 && check && { expectedTotal: check.after.total }),
        ...(note && { note }),
        ...(isWaived && { overrideRules: true, overrideReason: overrideReason.trim() }),
      });
      useBegun.setState(none);
      toast({ variant: 'success', description: t('decided', { number: order.orderNumber }) });
      goBack();
    } catch (error) {
      isSending.current = false;
      toast({ variant: 'destructive', title: t('notDecided'), description: errorText(error) });
    }
  }

  function begin() {
    if (isSending.current) return;
    if (accepted.length === 0) return void send();
    if (checked.error) return checked.retry();
    if (!isCurrent) return afterCheck.wait();
    if (isWaived && overrideReason.trim() === '') {
      setReasonMissing(true);
      document.querySelector<HTMLElement>('[data-override-reason]')?.focus();
      return;
    }
    if (refusal !== undefined && !isWaived) return sayWhatStops(refusal);
    void send();
  }

  function sayWhatStops(code: ErrorCode) {
    document.querySelector('.decide-problem')?.scrollIntoView({ block: 'center' });
    const failed = check?.rows.filter(({ error }) => error) ?? [];
    const description =
      failed.length > 0
        ? t('notAccepted', { count: failed.length })
        : errorText(ApiError.foreseen(409, code));
    toast({ variant: 'destructive', title: t('notDecided'), description });
    const at = request.rows.findIndex(({ ref }) => ref === failed[0]?.ref);
    document.querySelectorAll('.decide-line')[at]?.querySelector<HTMLElement>('[data-refuse]')?.focus();
  }

  const afterCheck = useAfterCheck(begin, { isCurrent, isStopped: Boolean(checked.error) });

  return {
    order,
    request,
    accepted,
    isClosed,
    answer,
    overrideReason,
    setAnswer: (answer: string) => change({ answer }),
    setOverrideReason: (overrideReason: string) => change({ overrideReason }),
    isReasonMissing,
    begin,
    refusal,
    ...checked,
    /** What the server says where every row is accepted. */
    whole: whole.check,
    isBusy: decide.isPending || afterCheck.isWaiting,
    isAccepted: (ref: string) => !isClosed && !refused.has(ref),
    accept: (ref: string, isAccepted: boolean) => {
      if (isAccepted) refused.delete(ref);
      else refused.add(ref);
      change({ refused: [...refused] });
    },
    acceptAll: () => change({ refused: [] }),
  };
}

export type Decision = ReturnType<typeof useDecision>;

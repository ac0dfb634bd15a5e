import { requestNoteMax } from '@toptan/contract/change-requests';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { ChangeRules } from '../change-reasons.tsx';
import { ChangeSums } from '../change-receipt.tsx';
import type { Decision } from './use-decision.ts';

/** What the button does, in its words. */
export function useActionWords({ accepted, request }: Decision): string {
  const { t } = useTranslation('changeRequests');
  const refused = request.rows.length - accepted.length;
  if (refused === 0) return t('acceptCount', { count: accepted.length });
  if (accepted.length === 0) return t('refuseCount', { count: refused });
  return t('acceptRefuse', { accepted: accepted.length, refused });
}

/** The decision as a receipt beside the rows: the sums before and after, the answer, and the button. */
export function DecisionReceipt({ decision }: { decision: Decision }) {
  const { t } = useTranslation(['changeRequests', 'changes']);
  const actionWords = useActionWords(decision);
  const { order, request, accepted, check, isCurrent, isClosed } = decision;
  const isEmpty = decision.refusal === 'order_empty';
  return (
    <aside className="change-side" aria-label={t('decision')}>
      <header>
        <h2>{t('decision')}</h2>
        <span className="quiet" aria-live="polite">
          {t('counts', { accepted: accepted.length, refused: request.rows.length - accepted.length })}
        </span>
      </header>
      <div className="change-foot">
        {!isClosed && <ChangeSums {...{ check, isCurrent, order }} isAsked />}
        {isEmpty && (
          <Callout tone="warning" live title={t('empty.title')} className="decide-problem">
            {t('empty.text')}
          </Callout>
        )}
        {accepted.length > 0 && (
          <ChangeRules
            check={check}
            reason={decision.overrideReason}
            isReasonMissing={decision.isReasonMissing}
            onReason={decision.setOverrideReason}
          />
        )}
        <Field label={t('answer')} aside={t('changes:optional')}>
          <Textarea
            rows={3}
            maxLength={requestNoteMax}
            value={decision.answer}
            onChange={event => decision.setAnswer(event.target.value)}
          />
        </Field>
        <Button
          variant={accepted.length === 0 ? 'danger' : 'primary'}
          size="lg"
          wide
          busy={decision.isBusy}
          busyLabel={t('deciding')}
          onClick={decision.begin}
        >
          {actionWords}
        </Button>
        <p className="text-13 text-ink-3">
          <bdi dir="ltr">
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
          </bdi>{' '}
          {t('decideHint')}
        </p>
      </div>
    </aside>
  );
}

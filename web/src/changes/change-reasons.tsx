import { changeReasonMax, type OrderChangeCheck } from '@toptan/contract/order-changes';
import { useTranslation } from 'react-i18next';
import { isRule } from '../basket/api.ts';
import { OrderLimits } from '../basket/order-limits.tsx';
import { useIsAdmin } from '../session/session-store.ts';
import { Field } from '../ui/form/field.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { keepInDraft } from './draft.ts';
import type { OrderChangeState } from './use-order-change.ts';

interface ChangeRulesProps {
  check: OrderChangeCheck | undefined;
  /** The reason against the rules, which staff give. */
  reason: string;
  isReasonMissing: boolean;
  onReason: (reason: string) => void;
}

/** The rules of the order that a change does not keep, and for staff the reason for which it is made all the same. */
export function ChangeRules({ check, reason, isReasonMissing, onReason }: ChangeRulesProps) {
  const { t } = useTranslation('changes');
  const isAdmin = useIsAdmin();
  return (
    <>
      <OrderLimits limits={check?.limits.filter(isRule) ?? []} />
      {isAdmin && check?.error?.code === 'rules_unmet' && (
        <Field
          label={t('overrideReason')}
          aside={t('overrideAside')}
          required
          error={
            isReasonMissing && reason.trim() === ''
              ? t('overrideMissing', { count: changeReasonMax })
              : undefined
          }
        >
          <Textarea
            data-override-reason
            rows={2}
            maxLength={changeReasonMax}
            value={reason}
            onChange={event => onReason(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}

/** The rules that the change does not keep, and the reasons of the change. */
export function ChangeReasons({
  change,
  isReasonMissing,
  isAsked,
}: {
  change: OrderChangeState;
  isReasonMissing: boolean;
  isAsked: boolean;
}) {
  const { t } = useTranslation(['changes', 'changeRequests']);
  const isAdmin = useIsAdmin();
  const { order, draft, check } = change;
  const keep = (kept: { reason: string } | { overrideReason: string }) =>
    keepInDraft({ orderId: order.id, version: order.version }, { ...kept, attempt: null });
  if (change.rows.length === 0) return null;
  return (
    <>
      <ChangeRules
        check={check}
        reason={draft?.overrideReason ?? ''}
        isReasonMissing={isReasonMissing}
        onReason={overrideReason => keep({ overrideReason })}
      />
      <Field
        label={isAsked ? t('changeRequests:note') : t('reason')}
        aside={t(isAdmin ? 'reasonAside' : 'optional')}
      >
        <Textarea
          rows={1}
          maxLength={changeReasonMax}
          value={draft?.reason ?? ''}
          onChange={event => keep({ reason: event.target.value })}
        />
      </Field>
    </>
  );
}

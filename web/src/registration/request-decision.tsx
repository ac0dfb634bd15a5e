import type { ResponseOf } from '@toptan/contract/endpoint';
import type { approveRegistration, RegistrationRequest } from '@toptan/contract/registration';
import { Check, Link2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { DefinitionList } from '../ui/layout/definition-list.tsx';
import { EmailText } from '../ui/layout/email-text.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { useApproveRequest, useRejectRequest, useRenewLink } from './api.ts';
import type { HandedLink } from './login-link-dialog.tsx';
import { ownerOf } from './request-slip.tsx';

/** An action on a request. */
export type Decision = 'approve' | 'reject' | 'renew';

const icons = {
  approve: <Check aria-hidden="true" />,
  reject: <X aria-hidden="true" />,
  renew: <Link2 aria-hidden="true" />,
};

interface RequestDecisionProps {
  request: RegistrationRequest;
  decision: Decision;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the one-time link where no mail server is set. */
  onLink: (handed: HandedLink) => void;
}

/** Asks before a request is approved or rejected, or gets a new link, and shows the result. */
export function RequestDecision({ request, decision, open, onOpenChange, onLink }: RequestDecisionProps) {
  const { t } = useTranslation(['requests', 'words', 'fields']);
  const errorText = useErrorText();
  const approve = useApproveRequest();
  const reject = useRejectRequest();
  const renew = useRenewLink();
  const { id, customerName, email, phoneNumber, language } = request;
  const isByHand = decision !== 'reject' && !request.isMailSet;

  function succeed(decided: ResponseOf<typeof approveRegistration> | null) {
    onOpenChange(false);
    toast({ variant: 'success', title: t('success'), description: t(`${decision}.done`) });
    const { customerId, setPasswordLink, message } = decided ?? {};
    if (customerId && setPasswordLink && message)
      onLink({
        customerId,
        name: customerName,
        phones: { ownerMobile: phoneNumber, phone: null, landline: null },
        language,
        link: { setPasswordLink, message },
      });
  }
  function fail(error: unknown) {
    const isUnclear = !(error instanceof ApiError) || error.code === 'internal';
    toast({
      variant: 'destructive',
      title: t('words:error'),
      description: isUnclear ? t(`${decision}.failed`) : errorText(error),
    });
    onOpenChange(false);
  }
  function decide() {
    if (decision === 'reject') reject.mutate(id, { onSuccess: () => succeed(null), onError: fail });
    else (decision === 'approve' ? approve : renew).mutate(id, { onSuccess: succeed, onError: fail });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`${decision}.title`)}
      sentence={isByHand ? t(`${decision}.sentenceByHand`) : t(`${decision}.sentence`)}
      tone={decision === 'reject' ? 'danger' : 'primary'}
      icon={icons[decision]}
      confirmLabel={t(`${decision}.action`)}
      busy={approve.isPending || reject.isPending || renew.isPending}
      onConfirm={decide}
    >
      <DefinitionList
        className="py-3 border-y border-line"
        items={[
          { term: t('fields:companyName'), value: <bdi className="font-semibold">{customerName}</bdi> },
          { term: t('fields:ownerFullName'), value: <bdi>{ownerOf(request)}</bdi> },
          {
            term: t('fields:email'),
            value: (
              <span className="font-medium">
                <EmailText email={email} />
              </span>
            ),
          },
        ]}
      />
    </ConfirmDialog>
  );
}

import { beginSecondFactor, confirmSecondFactor, oneTimeCodeSchema } from '@toptan/contract/account';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useProblemText } from '../api/form.ts';
import { useAction } from '../api/use-outcome.ts';
import { CopyField } from '../ui/form/copy-field.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { QrCode } from '../ui/layout/qr-code.tsx';
import { Dialog, FormFoot } from '../ui/overlay/dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { refreshAccess } from './refresh-access.ts';

const formSchema = z.object({ code: oneTimeCodeSchema });

type Key = { secret: string; address: string };

type SecondFactorSetupProps = { onClose: () => void; onDone: (recoveryCodes: string[]) => void };

/** Setting up an authenticator app: the password, the key to scan, and a code as proof. */
export function SecondFactorSetup({ onClose, onDone }: SecondFactorSetupProps) {
  const { t } = useTranslation('account');
  const [key, setKey] = useState<Key | null>(null);
  if (key) return <CodeStep secondFactorKey={key} onClose={onClose} onDone={onDone} />;
  return (
    <PasswordDialog
      title={t('factor.setUp')}
      text={t('factor.passwordFirst')}
      submitLabel={t('factor.next')}
      send={currentPassword => call(beginSecondFactor, { body: { currentPassword } })}
      onClose={onClose}
      onDone={setKey}
    />
  );
}

function CodeStep({ secondFactorKey, onClose, onDone }: SecondFactorSetupProps & { secondFactorKey: Key }) {
  const { t } = useTranslation('account');
  const problem = useProblemText();
  const form = useForm({ resolver: contractResolver(formSchema), defaultValues: { code: '' } });
  const confirm = useAction<{ recoveryCodes: string[] }>({
    failed: t('factor.failed'),
    isShown: error => placeFieldErrors(error, ['code'], form.setError),
    gcTime: 0,
  });
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(() => call(confirmSecondFactor, { body: { code } }).finally(refreshAccess), {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    }),
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('factor.setUp')}
      size="sm"
      padded
      locked={confirm.isPending}
      onSubmit={event => void submit(event)}
      footer={<FormFoot label={t('factor.turnOn')} busy={confirm.isPending} onCancel={onClose} />}
    >
      <div className="grid gap-4">
        <p>{t('factor.scan')}</p>
        <QrCode value={secondFactorKey.address} label={t('factor.qr')} />
        <a href={secondFactorKey.address} className="account-open-app">
          {t('factor.openApp')}
        </a>
        <p className="quiet">{t('factor.byHand')}</p>
        <CopyField value={secondFactorKey.secret} label={t('factor.key')} variant="quiet" />
        <Field
          label={t('factor.code')}
          hint={t('factor.codeHint')}
          error={problem(form.formState.errors.code, { invalid: t('factor.wrongCode') })}
        >
          <TextInput
            {...form.register('code')}
            code
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        </Field>
      </div>
    </Dialog>
  );
}

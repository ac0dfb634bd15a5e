import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

export type CodeFieldProps = Pick<
  ComponentProps<typeof TextInput>,
  'ref' | 'name' | 'onChange' | 'onBlur'
> & {
  error?: string | undefined;
};

/** The code of the authenticator app, or a recovery code in its place, once the password has been right. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <Field label={t('login.code')} hint={t('login.codeHint')} error={error}>
      <TextInput
        {...input}
        size="lg"
        required
        autoFocus
        code
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    </Field>
  );
}

import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

type CodeFieldProps = Pick<ComponentProps<typeof TextInput>, 'ref' | 'name' | 'onChange' | 'onBlur'> & {
  error?: string | undefined;
};

/** The code of the authenticator app, or a recovery code in its place, once the password has been right. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  const { t } = useTranslation('auth');
  // A phone shows its keys for digits, which have no letters for a recovery code.
  const [hasLetters, setLetters] = useState(false);
  return (
    <div>
      <Field label={t('login.code')} hint={t('login.codeHint')} error={error}>
        <TextInput
          key={hasLetters ? 'letters' : 'digits'}
          {...input}
          size="lg"
          required
          autoFocus
          code
          dir="ltr"
          inputMode={hasLetters ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      {!hasLetters && (
        <Button variant="link" onClick={() => setLetters(true)}>
          {t('login.useRecoveryCode')}
        </Button>
      )}
    </div>
  );
}

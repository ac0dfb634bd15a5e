import { displayNameMax } from '@toptan/contract/staff-changes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useSetDisplayName } from './api.ts';

/** The name that shops read on orders that a member of staff has placed for them. */
export function NameCard({ displayName }: { displayName: string | null | undefined }) {
  const { t } = useTranslation(['account', 'words']);
  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const change = useSetDisplayName();
  const name = typed ?? displayName ?? '';
  return (
    <Card title={t('name.title')}>
      <form
        className="account-card"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          change.mutate(name, { onSuccess: () => setTyped(null) });
        }}
        aria-busy={change.isPending}
      >
        <Field label={t('name.label')} hint={t('name.note')}>
          <TextInput
            maxLength={displayNameMax}
            autoComplete="name"
            readOnly={displayName === undefined}
            value={name}
            onChange={event => setTyped(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          busy={change.isPending}
          disabled={displayName === undefined}
          className="justify-self-start max-md:justify-self-stretch"
        >
          {t('words:save')}
        </Button>
      </form>
    </Card>
  );
}

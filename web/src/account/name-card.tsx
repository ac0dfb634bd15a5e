import { getAccount } from '@toptan/contract/account';
import { listStaff } from '@toptan/contract/staff';
import { changeStaff, displayNameMax } from '@toptan/contract/staff-changes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { useAction } from '../api/use-outcome.ts';
import { useSessionStore } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Card } from '../ui/layout/card.tsx';

/** The name that shops read on orders that a member of staff has placed for them. */
export function NameCard({ displayName }: { displayName: string | null | undefined }) {
  const { t } = useTranslation(['account', 'words']);
  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const id = useSessionStore(({ user }) => user?.id ?? '');
  const changed = [getAccount, listStaff];
  const change = useAction({ done: t('name.changed'), failed: t('name.failed'), changed });
  const name = typed ?? displayName ?? '';
  return (
    <Card title={t('name.title')}>
      <form
        className="account-card"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          change.mutate(() => call(changeStaff, { params: { id }, body: { displayName: name } }), {
            onSuccess: () => setTyped(null),
          });
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

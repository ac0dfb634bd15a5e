import { getAccount } from '@toptan/contract/account';
import { listStaff, renewStaffLink, type StaffLink, type StaffMember } from '@toptan/contract/staff';
import { addStaff, changeStaff, displayNameMax } from '@toptan/contract/staff-changes';
import { usernameSchema } from '@toptan/contract/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toFormError, useProblemText } from '../api/form.ts';
import { useAction } from '../api/use-outcome.ts';
import { type Invitation, InviteDialog } from '../customers/invite-dialog.tsx';
import { inputOf } from '../lists/staff-form.tsx';
import { usePortal } from '../portal/portal-store.ts';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Dialog, FormFoot } from '../ui/overlay/dialog.tsx';

/** Adds an administrator by a name to sign in with. */
export function AddDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (link: StaffLink) => void }) {
  const { t } = useTranslation(['settings', 'words', 'fields']);
  const problem = useProblemText();
  const [username, setUsername] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [isRequired, setRequired] = useState(false);
  const add = useAction<StaffLink>({
    done: t('staff.added'),
    failed: t('staff.addFailed'),
    isShown: error => error instanceof ApiError && error.fields.length > 0,
    changed: [listStaff],
    gcTime: 0,
  });
  const [found] = add.error instanceof ApiError ? add.error.fields : [];
  const wrong = isRequired ? { code: 'required' as const } : found;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      padded
      locked={add.isPending}
      title={t('staff.addTitle')}
      onSubmit={() => {
        if (!usernameSchema.safeParse(username).success) return setRequired(true);
        add.mutate(() => call(addStaff, { body: { username, displayName } }), { onSuccess: onAdded });
      }}
      footer={<FormFoot label={t('words:add')} busy={add.isPending} onCancel={onClose} />}
    >
      <Field
        label={t('fields:userName')}
        hint={t('staff.addNote')}
        error={wrong && problem(toFormError(wrong))}
        required
      >
        <TextInput
          {...inputOf.code}
          autoCapitalize="off"
          value={username}
          onChange={event => {
            setUsername(event.target.value);
            setRequired(false);
            add.reset();
          }}
        />
      </Field>
      <Field className="mt-4" label={t('staff.displayName')} hint={t('staff.displayNameHint')}>
        <TextInput
          maxLength={displayNameMax}
          value={displayName}
          onChange={event => setDisplayName(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}

/** The name that shops read of a member. */
export function NameDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTranslation(['settings', 'words']);
  const [name, setName] = useState(member.displayName ?? '');
  const changed = [listStaff, getAccount];
  const change = useAction({ done: t('staff.changed'), failed: t('staff.changeFailed'), changed });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      padded
      locked={change.isPending}
      title={t('staff.nameTitle', { name: member.username })}
      onSubmit={() =>
        change.mutate(() => call(changeStaff, { params: { id: member.id }, body: { displayName: name } }), {
          onSuccess: onClose,
        })
      }
      footer={<FormFoot label={t('words:save')} busy={change.isPending} onCancel={onClose} />}
    >
      <Field label={t('staff.displayName')} hint={t('staff.displayNameHint')}>
        <TextInput maxLength={displayNameMax} value={name} onChange={event => setName(event.target.value)} />
      </Field>
    </Dialog>
  );
}

/** A message with the one-time link, which is shown only now. */
export function LinkDialog({ added, onClose }: { added: StaffLink; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [first = 'en'] = usePortal(portal => portal.languages);
  const [invitation, setInvitation] = useState<Invitation>({
    name: added.username,
    phones: { ownerMobile: null, phone: null, landline: null },
    language: first,
    link: added,
  });
  const renewal = useAction<StaffLink>({ failed: t('staff.changeFailed'), gcTime: 0 });
  return (
    <InviteDialog
      invitation={invitation}
      busy={renewal.isPending}
      onLanguage={language =>
        renewal.mutate(() => call(renewStaffLink, { params: { id: added.id }, query: { language } }), {
          onSuccess: link => setInvitation({ ...invitation, language, link }),
        })
      }
      onClose={onClose}
    />
  );
}

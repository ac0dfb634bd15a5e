import { listCustomers } from '@toptan/contract/customers';
import { createGroup, updateGroup } from '@toptan/contract/group-changes';
import { deleteGroup, type Group, listGroups } from '@toptan/contract/groups';
import { listTerms } from '@toptan/contract/terms';
import { nameMax } from '@toptan/contract/text';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/use-outcome.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useGroups } from './api.ts';

/** Sends a change of the groups, and shows the result as a toast. */
function useGroupChange() {
  const { t } = useTranslation('terms');
  const changed = [listGroups, listTerms, listCustomers];
  return useAction({ done: t('groups.saved'), failed: t('groups.failed'), changed });
}

const row = 'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 py-2';

function GroupRow({ group, onDelete }: { group: Group; onDelete: () => void }) {
  const { t } = useTranslation('terms');
  /** The typed name. Null: the group's own, whoever changes it. */
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(group.name);
  const change = useGroupChange();
  const name = typed ?? group.name;
  const wanted = name.trim();
  const rename = () => {
    if (change.isPending) return;
    if (!wanted || wanted === group.name) return setTyped(null);
    change.mutate(
      () => call(updateGroup, { params: { id: group.id }, body: { name: wanted, known: { name: known } } }),
      {
        onSuccess: () => setTyped(null),
        // The name that somebody else has given it is shown.
        onError: error => hasCode(error, 'changed_meanwhile') && setTyped(null),
      },
    );
  };
  return (
    <li className={row}>
      <TextInput
        value={name}
        maxLength={nameMax}
        dir="auto"
        readOnly={change.isPending}
        aria-label={t('groups.nameOf', { group: group.name })}
        onChange={event => {
          if (typed === null) setKnown(group.name);
          setTyped(event.target.value);
        }}
        onBlur={rename}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          // The form adds a group.
          event.preventDefault();
          rename();
        }}
      />
      <span className="quiet">{t('groups.customers', { count: group.customers })}</span>
      <IconButton label={t('groups.delete', { group: group.name })} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The groups of customers. They are added, renamed in place, and deleted with their rules. */
export function GroupsDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(['terms', 'words']);
  const { data: groups = [] } = useGroups();
  const change = useGroupChange();
  const [name, setName] = useState('');
  const [leaving, setLeaving] = useState<Group | null>(null);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('groups.title')}
        size="sm"
        padded
        onSubmit={() => {
          if (name.trim())
            change.mutate(() => call(createGroup, { body: { name: name.trim() } }), {
              onSuccess: () => setName(''),
            });
        }}
      >
        <p className="quiet">{t('groups.hint')}</p>
        <ul>
          {groups.map(group => (
            <GroupRow key={group.id} group={group} onDelete={() => setLeaving(group)} />
          ))}
          <li className={row}>
            <TextInput
              value={name}
              maxLength={nameMax}
              dir="auto"
              aria-label={t('groups.new')}
              placeholder={t('groups.new')}
              onChange={event => setName(event.target.value)}
            />
            <Button type="submit" busy={change.isPending}>
              {t('words:add')}
            </Button>
          </li>
        </ul>
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('groups.deleteTitle')}
        sentence={t('groups.deleteSentence')}
        things={leaving ? [{ id: leaving.id, name: leaving.name }] : []}
        icon={<Trash2 aria-hidden="true" />}
        confirmLabel={t('words:delete')}
        onConfirm={() => {
          if (leaving) change.mutate(() => call(deleteGroup, { params: { id: leaving.id } }));
          setLeaving(null);
        }}
      />
    </>
  );
}

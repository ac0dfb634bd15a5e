import './staff-settings.css';
import { useQuery } from '@tanstack/react-query';
import { listStaff, renewStaffLink, type StaffLink, type StaffMember } from '@toptan/contract/staff';
import { changeStaff } from '@toptan/contract/staff-changes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { useAction } from '../api/use-outcome.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useSessionStore } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { AddDialog, LinkDialog, NameDialog } from './staff-dialogs.tsx';
import type { SettingsForm } from './use-settings-form.ts';

function MemberRow({ member, onLink }: { member: StaffMember; onLink: (link: StaffLink) => void }) {
  const { t, dateTime } = useWords(['settings', 'words']);
  const isOneself = useSessionStore(({ user }) => user?.id === member.id);
  const [isAsking, setAsking] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const failed = t('staff.changeFailed');
  const activity = useAction({ done: t('staff.changed'), failed, changed: [listStaff] });
  const renewal = useAction<StaffLink>({ failed, gcTime: 0 });
  const params = { id: member.id };
  const setActive = (isActive: boolean) =>
    activity.mutate(() => call(changeStaff, { params, body: { isActive } }));
  const renew = () => renewal.mutate(() => call(renewStaffLink, { params }), { onSuccess: onLink });
  const { isActive, hasPassword, hasSecondFactor, lastSeenAt, username, displayName } = member;
  return (
    <li className="staff-row">
      <span>
        <b>
          <bdi>{displayName ?? username}</bdi>
        </b>
        {displayName && <bdi className="code ms-2 text-13 text-ink-3">{username}</bdi>}
        {isOneself && <small> {t('staff.you')}</small>}
        <small className="block">
          {hasPassword
            ? `${t('staff.lastSeen')}: ${lastSeenAt ? dateTime(lastSeenAt) : t('staff.never')}`
            : t('staff.invited')}
        </small>
      </span>
      <small>
        {t('staff.factor')}: {t(hasSecondFactor ? 'staff.factorOn' : 'staff.factorOff')}
      </small>
      <ActiveMark active={isActive}>{t(isActive ? 'staff.active' : 'staff.inactive')}</ActiveMark>
      <span className="flex flex-wrap justify-end gap-2 max-md:col-span-full max-md:justify-start">
        <Button size="sm" variant="ghost" onClick={() => setNaming(true)}>
          {t('staff.name')}
        </Button>
        {isActive && !isOneself && (
          <Button size="sm" variant="ghost" busy={renewal.isPending} onClick={renew}>
            {t('staff.newLink')}
          </Button>
        )}
        {!isOneself && (
          <Button
            size="sm"
            variant="ghost"
            busy={activity.isPending}
            onClick={() => (isActive ? setAsking(true) : setActive(true))}
          >
            {t(isActive ? 'staff.deactivate' : 'staff.activate')}
          </Button>
        )}
      </span>
      {isNaming && <NameDialog member={member} onClose={() => setNaming(false)} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('staff.deactivateTitle', { name: username })}
        sentence={t('staff.deactivateText')}
        confirmLabel={t('staff.deactivate')}
        onConfirm={() => {
          setAsking(false);
          setActive(false);
        }}
      />
    </li>
  );
}

/** The administrators, and whether they sign in with a second factor. */
export function StaffSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation(['settings', 'words']);
  const staff = useQuery({ ...dataQuery(listStaff), staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [link, setLink] = useState<StaffLink | null>(null);
  return (
    <div className="grid gap-3">
      <Card
        title={t('staff.title')}
        end={
          <Button variant="primary" size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {t('words:add')}
          </Button>
        }
      >
        {staff.data ? (
          <ul>
            {staff.data.map(member => (
              <MemberRow key={member.id} member={member} onLink={setLink} />
            ))}
          </ul>
        ) : staff.error ? (
          <LoadError inline title={t('staff.loadFailed')} query={staff} />
        ) : (
          <Skeleton shape="box" height="180px" />
        )}
      </Card>
      <Card>
        <FormSection title={t('names.isSecondFactorRequired')}>
          <Switch
            label={t('staff.factorTitle')}
            hint={t('staff.factorHint')}
            checked={form.draft.isSecondFactorRequired}
            onChange={isRequired => form.set('isSecondFactorRequired', isRequired)}
          />
        </FormSection>
      </Card>
      {isAdding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onAdded={added => {
            setAdding(false);
            setLink(added);
          }}
        />
      )}
      {link && <LinkDialog added={link} onClose={() => setLink(null)} />}
    </div>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endAccountSession,
  endOtherSessions,
  getAccount,
  listSessions,
  removeSecondFactor,
  renewRecoveryCodes,
  setAccountEmail,
  setAccountLanguage,
} from '@toptan/contract/account';
import { checkSession } from '@toptan/contract/auth';
import type { Language } from '@toptan/contract/languages';
import { listStaff } from '@toptan/contract/staff';
import { changeStaff } from '@toptan/contract/staff-changes';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useFailureToast, useOutcome } from '../api/use-outcome.ts';
import { rememberSession, useSessionStore } from '../session/session-store.ts';

/** Passwords and recovery codes are not cached beyond the form that they were typed or shown in. */
const secret = { gcTime: 0 };

type IsShown = (error: unknown) => boolean;

export function useAccount() {
  return useQuery(dataQuery(getAccount));
}

/** Requested anew whenever the page opens: sessions come and go without an event. */
export function useSessions() {
  return useQuery({ ...dataQuery(listSessions), staleTime: 0 });
}

/** @param isShown whether the form shows an error beside its fields */
export function useChangePassword(isShown: IsShown) {
  const { t } = useTranslation('account');
  return useMutation({
    ...secret,
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call(changePassword, { body }),
    ...useOutcome({ done: t('password.changed'), failed: t('password.failed') }, isShown),
    onSettled: () => refresh(getAccount),
  });
}

/** @param isShown whether the form shows an error beside its fields */
export function useSetEmail(isShown: IsShown) {
  const { t } = useTranslation('account');
  return useMutation({
    ...secret,
    mutationFn: (body: { email: string; currentPassword: string }) => call(setAccountEmail, { body }),
    ...useOutcome({ done: t('email.changed'), failed: t('email.failed') }, isShown),
    onSettled: () => refresh(getAccount),
  });
}

/** Sets the language of the shop's emails and messages. */
export function useSetLanguage() {
  const { t } = useTranslation('account');
  return useMutation({
    mutationFn: (language: Language) => call(setAccountLanguage, { body: { language } }),
    ...useOutcome({ done: t('language.changed'), failed: t('language.failed') }),
    onSettled: () => refresh(getAccount),
  });
}

/** Sets the own name that shops read. */
export function useSetDisplayName() {
  const { t } = useTranslation('account');
  const id = useSessionStore(({ user }) => user?.id ?? '');
  return useMutation({
    mutationFn: (displayName: string) => call(changeStaff, { params: { id }, body: { displayName } }),
    ...useOutcome({ done: t('name.changed'), failed: t('name.failed') }),
    onSettled: () => refresh(getAccount, listStaff),
  });
}

/** Ends one session, or all others when no id is given. */
export function useEndSessions() {
  const { t } = useTranslation('account');
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(endOtherSessions) : call(endAccountSession, { params: { id } }),
    ...useOutcome({ done: t('sessions.ended'), failed: t('sessions.failed') }),
    onSettled: () => refresh(getAccount),
  });
}

async function refreshSession(): Promise<void> {
  rememberSession(await call(checkSession));
}

/**
 * Loads the data that a second factor changes: the account, its sessions, and the rows that the session may reach. Nobody waits
 * for it: the action is done whether or not the answers come, and its recovery codes are shown only once.
 */
function refreshAccess(): void {
  void refresh(getAccount);
  refreshSession().catch(() => undefined);
}

export function useBeginSecondFactor(isShown: IsShown) {
  const { t } = useTranslation('account');
  return useMutation({
    ...secret,
    mutationFn: (currentPassword: string) => call(beginSecondFactor, { body: { currentPassword } }),
    onError: useFailureToast(t('factor.failed'), isShown),
  });
}

export function useConfirmSecondFactor(isShown: IsShown) {
  const { t } = useTranslation('account');
  return useMutation({
    ...secret,
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    onError: useFailureToast(t('factor.failed'), isShown),
    onSettled: refreshAccess,
  });
}

export function useRemoveSecondFactor(isShown: IsShown) {
  const { t } = useTranslation('account');
  return useMutation({
    ...secret,
    mutationFn: (currentPassword: string) => call(removeSecondFactor, { body: { currentPassword } }),
    ...useOutcome({ done: t('factor.removed'), failed: t('factor.failed') }, isShown),
    onSettled: refreshAccess,
  });
}

export function useRenewRecoveryCodes(isShown: IsShown) {
  const { t } = useTranslation('account');
  return useMutation({
    ...secret,
    mutationFn: (currentPassword: string) => call(renewRecoveryCodes, { body: { currentPassword } }),
    onError: useFailureToast(t('factor.failed'), isShown),
    onSettled: () => refresh(getAccount),
  });
}

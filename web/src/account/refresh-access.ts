import { getAccount } from '@toptan/contract/account';
import { checkSession } from '@toptan/contract/auth';
import { call } from '../api/call.ts';
import { refresh } from '../api/query-client.ts';
import { rememberSession } from '../session/session-store.ts';

async function refreshSession(): Promise<void> {
  rememberSession(await call(checkSession));
}

/**
 * Loads the data that a second factor changes: the account, its sessions, and the rows that the session may reach. Nobody waits
 * for it: the action is done whether or not the answers come, and its recovery codes are shown only once.
 */
export function refreshAccess(): void {
  void refresh(getAccount);
  refreshSession().catch(() => undefined);
}

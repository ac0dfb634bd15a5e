import type { Language } from '@toptan/contract/languages';
import type { Transaction } from '../db/client.ts';
import type { LoginDetails } from './letters/login-details.ts';
import type { PasswordReset } from './letters/password-reset.ts';

/** A letter to write. The values of the template depend on it. */
export type Letter = (
  | { template: 'login-details'; params: LoginDetails }
  | { template: 'password-reset'; params: PasswordReset }
) & {
  language: Language;
  recipient: string;
  /** The newest letter about a request takes the place of one that still waits. */
  registrationRequestId?: string;
};

/** Where letters go: written in the transaction of the deed they tell of, then sent by the queue. */
export type Outbox = {
  /** False where no mail server is set; then nothing may be posted. */
  isConfigured: boolean;
  post(transaction: Transaction, letter: Letter): Promise<void>;
};

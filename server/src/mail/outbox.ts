import type { Language } from '@toptan/contract/languages';
import type { Transaction } from '../db/client.ts';
import type { LoginDetails } from './letters/login-details.ts';

/** A letter to write. The values of the template depend on it. */
export type Letter = {
  template: 'login-details';
  language: Language;
  recipient: string;
  params: LoginDetails;
  /** The newest letter about a request takes the place of one that still waits. */
  registrationRequestId?: string;
};

/** Where letters go: written in the transaction of the deed they tell of, then sent by the queue. */
export type Outbox = {
  /** False where no mail server is set; then nothing may be posted. */
  isConfigured: boolean;
  post(transaction: Transaction, letter: Letter): Promise<void>;
};

import type { Language } from '@toptan/contract/languages';
import type { Transaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { LoginDetails } from './templates/login-details.ts';
import type { OrderConfirmation } from './templates/order-confirmation.ts';
import type { PasswordReset } from './templates/password-reset.ts';

/**
 * What a queued email holds of its one-time link: the page, and the hash by which the link is found. Neither opens the
 * link, since the queue is in every backup.
 */
export type WaitingLink = { page: string; linkHash: string };

/** What an email about an order holds of its paper, which is printed when the email is sent. */
export type WaitingPaper = { orderId: string; customerId: string };

type Waiting<Values> = Omit<Values, 'link' | 'expiresAt'> & WaitingLink;

/** An email to write. The values of the template depend on it. */
export type NewEmail = (
  | { template: 'login-details'; params: Waiting<LoginDetails> }
  | { template: 'password-reset'; params: Waiting<PasswordReset> }
  | { template: 'order-confirmation'; params: OrderConfirmation & WaitingPaper }
) & {
  language: Language;
  recipient: string;
  /** The newest email about a request replaces one that is still queued. */
  registrationRequestId?: string;
};

/** Where emails go: written in the transaction of the command they are about, then sent by the queue. */
export type Outbox = {
  /** False where no mail server is set; then `post` throws. */
  isConfigured: boolean;
  post(transaction: Transaction, email: NewEmail): Promise<void>;
};

/** An outbox with its queue. Closing gives the email that is being sent a moment; the others stay queued. */
export type OpenOutbox = Outbox & { close(): Promise<void> };

/** What opens a one-time link, and until when. */
export type LinkToken = { token: string; expiresAt: string };

/** Gives the link of an email that is about to be sent a token; null when the link has ended. */
export type OpenLink = (linkHash: string) => Promise<LinkToken | null>;

/** Prints the order of an email that is about to be sent, for its customer; null when it is deleted. */
export type PrintOrder = (order: WaitingPaper, language: Language) => Promise<PaperFile | null>;

/** A PDF, and what it is called. */
export type PaperFile = { name: string; bytes: Buffer };

export type OutboxOptions = Deps & { openLink: OpenLink; printOrder: PrintOrder };

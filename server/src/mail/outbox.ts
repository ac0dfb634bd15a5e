import type { Language } from '@toptan/contract/languages';
import type { Transaction } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { GoodsNews } from './templates/goods-news.ts';
import type { LoginDetails } from './templates/login-details.ts';
import type { OrderChanged } from './templates/order-changed.ts';
import type { OrderConfirmation } from './templates/order-confirmation.ts';
import type { OrderNews } from './templates/order-news.ts';
import type { OrderOffered } from './templates/order-offered.ts';
import type { PasswordReset } from './templates/password-reset.ts';

/**
 * The part of a one-time link that a queued email holds: the page, and the hash that the link is found by. Neither opens the
 * link, since the queue is in every backup.
 */
export type WaitingLink = { page: string; linkHash: string };

/** The order whose paper a queued email encloses; the paper is printed when the email is sent. */
type WaitingPaper = { orderId: string; customerId: string };

type Waiting<Values> = Omit<Values, 'link' | 'expiresAt'> & WaitingLink;

/** An email to write. The values of the template depend on it. */
export type NewEmail = (
  | { template: 'login-details'; params: Waiting<LoginDetails> }
  | { template: 'password-reset'; params: Waiting<PasswordReset> }
  | { template: 'order-confirmation'; params: OrderConfirmation & WaitingPaper }
  | { template: 'order-offered'; params: OrderOffered }
  | { template: 'order-news'; params: OrderNews }
  | { template: 'goods-news'; params: GoodsNews }
  | { template: 'order-changed'; params: OrderChanged & WaitingPaper }
) & {
  language: Language;
  recipient: string;
  /** The newest email about a request replaces one that is still queued. */
  registrationRequestId?: string;
  /** Emails that it makes needless, where they are still queued. */
  takesPlaceOf?: readonly string[];
};

/** The outbox of the portal: emails are written in the transaction of the command they are about, then sent by the queue. */
export type Outbox = {
  /** False where no mail server is set; then `post` throws. */
  isConfigured: boolean;
  /** @returns the id of the email */
  post(transaction: Transaction, email: NewEmail): Promise<string>;
};

/** An outbox with its queue. Closing gives the email that is being sent a moment; the others stay queued. */
export type OpenOutbox = Outbox & { close(): Promise<void> };

/** The token of a one-time link, and its end. */
export type LinkToken = { token: string; expiresAt: string };

/** Gives the link of an email that is about to be sent a token; null when the link has ended. */
type OpenLink = (linkHash: string) => Promise<LinkToken | null>;

/** Prints the order of an email that is about to be sent, for its customer; null when it is deleted. */
export type PrintOrder = (order: WaitingPaper, language: Language) => Promise<PaperFile | null>;

/** A PDF, and its file name. */
export type PaperFile = { name: string; bytes: Buffer };

export type OutboxOptions = Deps & { openLink: OpenLink; printOrder: PrintOrder };

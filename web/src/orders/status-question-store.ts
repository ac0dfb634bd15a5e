import type { OrderStatus } from '@toptan/contract/order-statuses';
import type { Order } from '@toptan/contract/orders';
import { create } from 'zustand';
import { useSessionStore } from '../session/session-store.ts';

/** An order that somebody else changed before a new status from this screen arrived. */
export type StatusQuestion = {
  order: Pick<Order, 'id' | 'orderNumber'>;
  /** The status that the order was to get. */
  wanted: OrderStatus;
  /** The present status and version. */
  current: OrderStatus;
  version: number;
  /** True: its lines were changed. */
  hasOtherLines: boolean;
};

type QuestionState = {
  /** The question stays while its dialog closes. */
  question: StatusQuestion | null;
  isOpen: boolean;
};

/** The question is kept outside the rows: its order may leave a filtered list by its new status. */
export const useStatusQuestion = create<QuestionState>()(() => ({ question: null, isOpen: false }));

export function askAboutStatus(question: StatusQuestion): void {
  useStatusQuestion.setState({ question, isOpen: true });
}

export function closeStatusQuestion(): void {
  useStatusQuestion.setState({ isOpen: false });
}

// The question of one user is not shown to the next.
useSessionStore.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useStatusQuestion.setState({ question: null, isOpen: false });
});

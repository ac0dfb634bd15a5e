import type { Order, OrderStatus } from '@toptan/contract/orders';
import { create } from 'zustand';
import { useSessionStore } from '../session/session-store.ts';

/** An order whose status was changed by somebody else before a change from this screen arrived. */
export type StatusQuestion = {
  order: Pick<Order, 'id' | 'orderNumber'>;
  /** What it was to be set to. */
  wanted: OrderStatus;
  /** What it is now. */
  current: OrderStatus;
};

type QuestionState = {
  /** Stays while its dialog closes. */
  question: StatusQuestion | null;
  isOpen: boolean;
};

/** Outside the rows: the one that it is about may leave a filtered list by its new status. */
export const useStatusQuestion = create<QuestionState>()(() => ({ question: null, isOpen: false }));

export function askAboutStatus(question: StatusQuestion): void {
  useStatusQuestion.setState({ question, isOpen: true });
}

export function closeStatusQuestion(): void {
  useStatusQuestion.setState({ isOpen: false });
}

// What one user was asked is no question for the next.
useSessionStore.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useStatusQuestion.setState({ question: null, isOpen: false });
});

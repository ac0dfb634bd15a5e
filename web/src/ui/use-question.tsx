import { Fragment, type ReactNode, useCallback, useState } from 'react';

/** What a question is about, and whether it is open; it keeps its subject while it closes. */
export type Question<Subject> = {
  subject: Subject;
  /** Another for each question: the key of the dialog, so that none begins where the last one ended. */
  round: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A ConfirmDialog about one of many things: `ask(subject)` opens it. */
export function useQuestion<Subject>(): {
  ask: (subject: Subject) => void;
  question: Question<Subject> | undefined;
} {
  const [asked, setAsked] = useState<Omit<Question<Subject>, 'onOpenChange'>>();
  const ask = useCallback(
    (subject: Subject) => setAsked(last => ({ subject, round: (last?.round ?? 0) + 1, open: true })),
    [],
  );
  const onOpenChange = (open: boolean) => setAsked(last => last && { ...last, open });
  return { ask, question: asked && { ...asked, onOpenChange } };
}

/** The dialog of a question, from its first time on; each round begins anew. */
export function Asked<Subject>({
  question,
  children,
}: {
  question: Question<Subject> | undefined;
  children: (subject: Subject, dialog: Pick<Question<Subject>, 'open' | 'onOpenChange'>) => ReactNode;
}) {
  if (!question) return null;
  const { subject, round, open, onOpenChange } = question;
  return <Fragment key={round}>{children(subject, { open, onOpenChange })}</Fragment>;
}

import { Fragment, type ReactNode, useCallback, useState } from 'react';

/** The subject of a question, and whether it is open; it keeps its subject while it closes. */
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
  const [current, setCurrent] = useState<Omit<Question<Subject>, 'onOpenChange'>>();
  const ask = useCallback(
    (subject: Subject) => setCurrent(last => ({ subject, round: (last?.round ?? 0) + 1, open: true })),
    [],
  );
  const onOpenChange = (open: boolean) => setCurrent(last => last && { ...last, open });
  return { ask, question: current && { ...current, onOpenChange } };
}

/** The dialog of a question, from its first time on; each round begins anew. */
export function QuestionDialog<Subject>({
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

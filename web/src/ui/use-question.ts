import { useCallback, useState } from 'react';

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

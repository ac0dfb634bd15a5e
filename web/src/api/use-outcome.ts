import { toast } from '../ui/toast-store.ts';
import { useErrorText } from './form.ts';

export type OutcomeWords = {
  /** Said when the deed is done. */
  done: string;
  /** Title of the toast when it failed; why follows in the reader's language. */
  failed: string;
};

/**
 * Says how a deed ended. These belong to the options of the mutation itself: what is given to `mutate` is forgotten when
 * the screen that began the deed is left before the answer comes.
 * @param isSaid whether an error is shown in a place of its own: beside the fields of a form, in the sentence of a question
 */
export function useOutcome(
  { done, failed }: OutcomeWords,
  isSaid: (error: unknown) => boolean = () => false,
) {
  const say = useErrorText();
  return {
    onSuccess: () => {
      toast({ variant: 'success', description: done });
    },
    onError: (error: unknown) => {
      if (!isSaid(error)) toast({ variant: 'destructive', title: failed, description: say(error) });
    },
  };
}

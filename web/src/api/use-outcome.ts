import { toast } from '../ui/feedback/toast-store.ts';
import { useErrorText } from './form.ts';

type OutcomeWords = {
  /** Shown when the action is done. */
  done: string;
  /** Title of the toast when it failed; the reason follows in the reader's language. */
  failed: string;
};

const never = () => false;

/**
 * Shows the reason why an action failed as a toast.
 * @param isShown whether an error is shown in a place of its own: beside the fields of a form, in the sentence of a question
 */
export function useFailureToast(title: string, isShown: (error: unknown) => boolean = never) {
  const errorText = useErrorText();
  return (error: unknown) => {
    if (!isShown(error)) toast({ variant: 'destructive', title, description: errorText(error) });
  };
}

/**
 * Shows the result of an action as a toast. The callbacks belong to the options of the mutation itself: those given to
 * `mutate` are dropped when the screen is left before the answer comes.
 * @param isShown as of `useFailureToast`
 */
export function useOutcome({ done, failed }: OutcomeWords, isShown?: (error: unknown) => boolean) {
  return {
    onSuccess: () => {
      toast({ variant: 'success', description: done });
    },
    onError: useFailureToast(failed, isShown),
  };
}

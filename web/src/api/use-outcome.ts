import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '@toptan/contract/endpoint';
import { toast } from '../ui/feedback/toast-store.ts';
import { useErrorText } from './form.ts';
import { refresh } from './query-client.ts';

type OutcomeWords = {
  /** Shown when the action is done; left out where the screen shows it. */
  done?: string | undefined;
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
      if (done) toast({ variant: 'success', description: done });
    },
    onError: useFailureToast(failed, isShown),
  };
}

interface ActionOptions extends OutcomeWords {
  /** The form shows this error itself, as `useFailureToast` says: no toast repeats it. */
  isShown?: (error: unknown) => boolean;
  /** The collections that it changes. */
  changed?: readonly Endpoint[];
  /** Passwords and recovery codes are not cached beyond the form that they were typed or shown in. */
  gcTime?: 0;
}

/** An action, `mutate(() => call(updateCustomer, ...))`, whose result is a toast. */
export function useAction<Answer = unknown>({ isShown, changed = [], gcTime, ...words }: ActionOptions) {
  return useMutation({
    mutationFn: (send: () => Promise<Answer>) => send(),
    ...(gcTime === 0 && { gcTime }),
    ...useOutcome(words, isShown),
    onSettled: () => refresh(...changed),
  });
}

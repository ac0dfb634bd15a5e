import type { UseQueryResult } from '@tanstack/react-query';
import { useErrorText } from '../api/form.ts';
import { ErrorState, type ErrorStateProps } from '../ui/feedback/error-state.tsx';

interface LoadErrorProps extends Omit<ErrorStateProps, 'text' | 'onRetry' | 'retrying'> {
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
}

/** A request that failed, with its reason, and a way to try again. */
export function LoadError({ query, ...state }: LoadErrorProps) {
  const errorText = useErrorText();
  return (
    <ErrorState
      {...state}
      text={errorText(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

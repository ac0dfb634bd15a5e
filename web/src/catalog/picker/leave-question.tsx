import { useBlocker } from '@tanstack/react-router';
import { DiscardQuestion } from '../../lists/discard-question.tsx';

/** Asks before a product with unsaved changes is left. */
export function LeaveQuestion({ productId, isDirty }: { productId: string; isDirty: boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname ||
        !('product' in next.search && next.search.product === productId)),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <DiscardQuestion
      open={leaving.status === 'blocked'}
      onKeep={() => leaving.reset?.()}
      onDiscard={() => leaving.proceed?.()}
    />
  );
}

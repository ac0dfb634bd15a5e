import { useBlocker } from '@tanstack/react-router';
import { DiscardQuestion } from '../lists/discard-question.tsx';

/** The step of the guide that an address opens. */
const openStep = (search: object) => ('step' in search ? search.step : undefined);

/** Leaving the settings, or their step of the guide, by any way asks first while something is not saved. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && (current.pathname !== next.pathname || openStep(current.search) !== openStep(next.search)),
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

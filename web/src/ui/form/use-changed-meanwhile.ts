import { useEffect, useEffectEvent } from 'react';

/** Tells when the value of a list changes while the list is open: another user has changed it. */
export function useChangedMeanwhile<T>(
  value: T | undefined,
  isOpen: boolean,
  tell: ((value: T) => void) | undefined,
): void {
  const told = useEffectEvent((changed: T | undefined) => {
    if (isOpen && changed !== undefined) tell?.(changed);
  });
  useEffect(() => told(value), [value]);
}

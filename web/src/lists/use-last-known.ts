import { useState } from 'react';

/** The value, or the last one there was: a form stays open while its row leaves the list behind it. */
export function useLastKnown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

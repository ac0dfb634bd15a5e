import { useEffect, useState } from 'react';

/** The value once it has stood for so many milliseconds; until then the one before. */
export function useSettled<T>(value: T, rest: number): T | '' {
  const [settled, setSettled] = useState<T | ''>('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}

import { useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

/** Whether a list or a panel of a button is open, which the back button closes. An owner may decide, else it does so itself. */
export function useOpen(
  open?: boolean,
  onOpenChange?: (open: boolean) => void,
): [boolean, (open: boolean) => void] {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? isOwnOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  useBackCloses(isOpen, () => change(false));
  return [isOpen, change];
}

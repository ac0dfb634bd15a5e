import './kbd.css';
import type { ReactNode } from 'react';

/** The name of a key. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd>{children}</kbd>;
}

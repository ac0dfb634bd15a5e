import './action-foot.css';
import type { ReactNode } from 'react';
import { PHONE, useMedia } from '../use-media.ts';

interface ActionFootProps {
  /** What is chosen; undefined: nothing is, and only a phone has the actions in sight. */
  chosen: ReactNode;
  /** Buttons, the primary action among them. */
  children: ReactNode;
}

/** The actions of a public page: a foot on phones, and elsewhere a dock while something is chosen. */
export function ActionFoot({ chosen, children }: ActionFootProps) {
  const isPhone = useMedia(PHONE);
  if (isPhone) return <div className="action-foot">{children}</div>;
  if (chosen === undefined) return null;
  return (
    <div className="action-dock">
      <span role="status">{chosen}</span>
      {children}
    </div>
  );
}

import './list-item.css';
import type { ReactNode } from 'react';

export interface ListItemProps {
  picture?: ReactNode;
  /** A link or button that opens the row; all of the item answers to it. */
  title: ReactNode;
  /** Across from the title: a mark or an amount. */
  end?: ReactNode;
  /** Quiet lines under the title. */
  children?: ReactNode;
  /** A telephone number or a stock figure in the last line, across from the actions. */
  foot?: ReactNode;
  /** IconButtons. */
  actions?: ReactNode;
}

/** A row of a staff list on a phone. */
export function ListItem({ picture, title, end, children, foot, actions }: ListItemProps) {
  return (
    <div className="list-entry relative flex gap-3">
      {picture}
      <div className="flex-1 min-w-0">
        <div className="list-entry-line">
          <span className="list-entry-title long-names">{title}</span>
          {end}
        </div>
        {children !== undefined && (
          <div className="grid grid-cols-1 gap-px text-14 text-ink-3">{children}</div>
        )}
        {(foot !== undefined || actions !== undefined) && (
          <div className="list-entry-line list-entry-foot min-h-11 -mb-2">
            <span className="min-w-0">{foot}</span>
            <span className="list-entry-actions">{actions}</span>
          </div>
        )}
      </div>
    </div>
  );
}

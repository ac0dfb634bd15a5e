import './state.css';
import type { ReactNode } from 'react';
import { BasketArt, HangerArt, PapersArt, TagArt } from './state-art.tsx';

const drawings = { hanger: HangerArt, basket: BasketArt, papers: PapersArt };

interface EmptyStateProps {
  /** Drawing of a page's empty state; not used inline. */
  art?: keyof typeof drawings;
  title: ReactNode;
  /** The next step. */
  text?: ReactNode;
  /** FilterChip elements: the filters that can be taken away. */
  chips?: ReactNode;
  /** A button or link that leads there. */
  action?: ReactNode;
  /** True: the words stand beside the drawing in a row, as inside a table. */
  inline?: boolean;
  /** Level of the heading. */
  level?: 1 | 2 | 3;
}

/** The words of an empty list, and the next step. */
export function EmptyState({
  art = 'hanger',
  title,
  text,
  chips,
  action,
  inline,
  level = 2,
}: EmptyStateProps) {
  const Art = inline ? TagArt : drawings[art];
  const Heading = `h${level}` as const;
  const words = (
    <>
      <Heading className="state-title">{title}</Heading>
      {text !== undefined && <p className="state-text">{text}</p>}
      {chips !== undefined && (
        <div className="flex flex-wrap justify-center gap-2 max-w-full mt-3.5">{chips}</div>
      )}
      {action !== undefined && <div className="state-actions">{action}</div>}
    </>
  );
  return (
    <div className={inline ? 'state state-inline' : 'state'}>
      <Art />
      {inline ? <div>{words}</div> : words}
    </div>
  );
}

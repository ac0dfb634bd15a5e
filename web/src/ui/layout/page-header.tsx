import './page-header.css';
import { ArrowLeft } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentTitle } from './document-title.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  /** The title of the tab, where the title is not plain text. */
  documentTitle?: string;
  /** Quiet words after the title, or a CountBadge. */
  count?: ReactNode;
  subtitle?: ReactNode;
  /** Search, filters and buttons; the primary action last. */
  tools?: ReactNode;
  /** A link above the title, as BackLink. */
  back?: ReactNode;
  /** Whether the heading takes the focus when the page opens, so that a screen reader starts there. */
  focus?: boolean;
}

/** The one h1 of a page. It takes the focus after navigation and names the document. */
export function PageHeader({
  title,
  documentTitle,
  count,
  subtitle,
  tools,
  back,
  focus = true,
}: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  const name = documentTitle ?? (typeof title === 'string' ? title : undefined);
  return (
    <>
      {name !== undefined && <DocumentTitle>{name}</DocumentTitle>}
      {back}
      <div className="page-head">
        <div className="page-head-words">
          <div className="page-head-line">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {count !== undefined && <span className="page-head-count">{count}</span>}
          </div>
          {subtitle !== undefined && <p className="page-head-subtitle">{subtitle}</p>}
        </div>
        {tools !== undefined && <div className="page-head-tools">{tools}</div>}
      </div>
    </>
  );
}

/** A link back: gives its look and its arrow to its only child, a link. */
export function BackLink({ children }: { children: ReactNode }) {
  return (
    <Slot.Root className="page-back">
      <ArrowLeft className="flip" aria-hidden="true" />
      <Slot.Slottable>{children}</Slot.Slottable>
    </Slot.Root>
  );
}

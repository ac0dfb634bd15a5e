import './page-header.css';
import { ArrowLeft } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentTitle } from './document-title.tsx';

interface PageHeaderProps {
  title: string;
  /** Quiet words after the title, or a CountBadge. */
  count?: ReactNode;
  subtitle?: ReactNode;
  /** Search, filters and buttons; the primary action last. */
  tools?: ReactNode;
  /** A link above the title, as BackLink. */
  back?: ReactNode;
}

/** The one h1 of a page. It takes the focus after navigation, so that a screen reader starts there, and names the document. */
export function PageHeader({ title, count, subtitle, tools, back }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      {back}
      <div className="page-head">
        <div className="page-head-words min-w-0 me-auto max-md:m-0">
          <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {count !== undefined && <span className="page-head-count">{count}</span>}
          </div>
          {subtitle !== undefined && <p className="page-head-subtitle mt-0.5 text-ink-3">{subtitle}</p>}
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

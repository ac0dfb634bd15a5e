import './message-page.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { DocumentTitle } from '../ui/layout/document-title.tsx';

type MessagePageProps = {
  art: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
};

/** A page that only shows a message, and where to go from here. */
export function MessagePage({ art, title, text, actions }: MessagePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="message">
      <DocumentTitle>{title}</DocumentTitle>
      {art}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="max-w-[46ch] text-16 leading-relaxed text-balance text-ink-3">{text}</p>
      <div className="message-actions">{actions}</div>
    </section>
  );
}

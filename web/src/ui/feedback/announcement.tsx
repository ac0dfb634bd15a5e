import { useEffect, useState } from 'react';

/** Milliseconds that a figure is stable before it is announced. A figure that changes with every key is never read out whole. */
const restMs = 500;

/** Announces a result to screen readers, such as '12 products', once it is stable. It is invisible. */
export function Announcement({ children }: { children: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), restMs);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  );
}

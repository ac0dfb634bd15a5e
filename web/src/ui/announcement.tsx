import { useEffect, useState } from 'react';

/** Milliseconds that a figure stands before it is said: what changes with every key would never be heard out. */
const rest = 500;

/** Says a result aloud, such as '12 products', once it stands; nobody sees it. */
export function Announcement({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), rest);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

import './table-title.css';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

/** Rows that came while the others were in use: '3 new orders'. A press lets them in. */
export function NewRows({ words, onShow }: { words: ReactNode; onShow: () => void }) {
  return (
    <span role="status">
      <Button className="new-rows" onClick={onShow}>
        <ArrowUp aria-hidden="true" />
        {words}
      </Button>
    </span>
  );
}

import type { Shared } from '@toptan/contract/sharing';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { EndQuestion } from './end-question.tsx';

interface StaffStripProps {
  link: NonNullable<Shared['link']>;
  /** The name of what the link shows. */
  name: string;
  expiresAt: string;
  onEnded: () => void;
}

/** What staff see above the page of a link: how often it was opened, until when it runs, and its end. */
export function StaffStrip({ link: { id, opened }, name, expiresAt, onEnded }: StaffStripProps) {
  const { t, date } = useWords('share');
  const [isAsked, setAsked] = useState(false);
  return (
    <aside className="pt-3 px-page">
      <Callout
        tone="accent"
        icon={<Eye aria-hidden="true" />}
        title={t('strangersSee')}
        action={<Button onClick={() => setAsked(true)}>{t('endAction')}</Button>}
      >
        {t('openedUntil', { count: opened, day: date(expiresAt, 'dayMonth') })}
      </Callout>
      <EndQuestion {...{ id, name, onEnded }} open={isAsked} onOpenChange={setAsked} />
    </aside>
  );
}

import { Link } from '@tanstack/react-router';
import { useWords } from '../i18n/use-words.ts';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { BackLink, PageHeader } from '../ui/layout/page-header.tsx';
import { ShortcutHelp } from '../ui/overlay/shortcut-help.tsx';
import type { List } from './list-store.ts';
import { countLines } from './shown-lines.ts';

interface ListHeadProps {
  list: List;
  questions: number;
  /** What can be added; null while the list is read. */
  ready: number | null;
}

/** The title of a list, with how much of it is read. */
export function ListHead({ list: { texts, scans }, questions, ready }: ListHeadProps) {
  const { t, list } = useWords('reading');
  const isEmpty = texts.length + scans.length === 0;
  const lines = countLines(texts);
  const words = [
    lines > 0 && t('head.lines', { count: lines }),
    scans.length > 0 && t('head.scans', { count: scans.reduce((sum, { count }) => sum + count, 0) }),
    questions > 0 && t('head.questions', { count: questions }),
    ready !== null && t('head.ready', { count: ready }),
  ];
  const left = questions === 0 ? t('settled') : t('questionsLeft', { count: questions });
  const heard = isEmpty || ready === null ? [] : [left, t('head.ready', { count: ready })];
  return (
    <>
      <PageHeader
        title={t('title')}
        count={isEmpty ? '' : list(words.map(each => each || null))}
        back={
          <BackLink>
            <Link to="/basket">{t('back')}</Link>
          </BackLink>
        }
        tools={<ShortcutHelp />}
      />
      <Announcement>{list(heard)}</Announcement>
    </>
  );
}

import './message.css';
import {
  Check,
  ChevronDown,
  CircleHelp,
  MessageSquareText,
  Minus,
  Pencil,
  ShoppingBasket,
  X,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import type { ListText } from './list-store.ts';
import type { ShownLine } from './shown-lines.ts';

type Sign = 'read' | 'asked' | 'none' | 'out' | 'added';

const icons = { read: Check, asked: CircleHelp, none: Minus, out: X, added: ShoppingBasket };

/** The sign of a line of a text: it is asked as long as a part of it is. */
function signOf(parts: readonly ShownLine[]): Sign {
  const has = (...states: ShownLine['state'][]) => parts.some(({ state }) => states.includes(state));
  if (has('asked')) return 'asked';
  if (has('read', 'decided') || parts.some(({ read }) => read.kind === 'context')) return 'read';
  if (has('added')) return 'added';
  return has('out') ? 'out' : 'none';
}

interface TextLinesProps {
  text: ListText;
  lines: readonly ShownLine[];
}

/** The lines of one text as they were written, each with a sign of what became of it. */
function TextLines({ text, lines }: TextLinesProps) {
  const { t } = useTranslation('reading');
  const own = lines.filter(({ textId }) => textId === text.id);
  return (
    <ol className="msg-lines">
      {text.text.split('\n').map((written, at) => {
        const sign = signOf(own.filter(({ read }) => read.line === at + 1));
        const Icon = icons[sign];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text is its place
          <li key={at} data-sign={sign}>
            <bdi>{written}</bdi>
            <Icon role="img" aria-label={t(`msg.sign.${sign}`)} />
          </li>
        );
      })}
    </ol>
  );
}

interface MessagePanelProps {
  texts: readonly ListText[];
  lines: readonly ShownLine[];
  /** False: it is folded. */
  isWide: boolean;
  onEdit: (text: ListText) => void;
  onThrowAway: () => void;
}

/** The texts beside what was read of them; below a wide screen they are folded. */
export function MessagePanel({ texts, lines, isWide, onEdit, onThrowAway }: MessagePanelProps) {
  const { t } = useTranslation('reading');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = texts.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const isShown = isWide || isOpen;
  return (
    <section className="list-card" aria-label={t('msg.title')}>
      {!isWide && (
        <button
          type="button"
          className="list-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <MessageSquareText aria-hidden="true" />
          <b className="font-medium text-ink">{t('msg.title')}</b> {t('head.lines', { count })}
          <ChevronDown className="ms-auto" aria-hidden="true" />
        </button>
      )}
      <div id={id} hidden={!isShown}>
        {isShown &&
          texts.map((text, at) => (
            <div key={text.id}>
              <div className="list-card-head">
                <h2>
                  {text.fileName ? (
                    <bdi>{text.fileName}</bdi>
                  ) : at === 0 && isWide ? (
                    t('msg.title')
                  ) : (
                    t('head.lines', { count: text.text.split('\n').length })
                  )}
                </h2>
                <Button variant="ghost" onClick={() => onEdit(text)}>
                  <Pencil aria-hidden="true" />
                  {t('msg.edit')}
                </Button>
              </div>
              <TextLines text={text} lines={lines} />
            </div>
          ))}
        {isShown && (
          <div className="msg-foot">
            <span>{t('msg.note')}</span>
            <Button variant="link" onClick={onThrowAway}>
              {t('throwAway')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

import './message.css';
import type { ReadLine } from '@toptan/contract/reading';
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
import { Button } from '../ui/button/button.tsx';
import { scrollable } from '../ui/overlay/scrollable.ts';
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

/** A line as it was written, and what became of it. */
type Written = { at: number; text: string; sign: Sign; read: ReadLine | undefined };

/** Lines one by one, and tables as a whole: a header begins one. */
function blocksOf(written: readonly Written[]): Written[][] {
  const blocks: Written[][] = [];
  for (const each of written) {
    const block = blocks.at(-1);
    const goesOn = each.read ? each.read.kind !== 'context' && each.read.cells : each.text.trim() === '';
    if (block?.[0]?.read?.cells && goesOn) block.push(each);
    else blocks.push([each]);
  }
  return blocks;
}

function SignIcon({ sign }: { sign: Sign }) {
  const { t } = useTranslation('reading');
  const Icon = icons[sign];
  return <Icon role="img" aria-label={t(`msg.sign.${sign}`)} />;
}

/** A table of a text; below each heading stands what its column was read as. */
function TextTable({ rows }: { rows: readonly Written[] }) {
  const { t } = useTranslation('reading');
  const cellsOf = ({ read }: Written) =>
    (read?.cells ?? []).map(cell => ({ ...cell, text: read?.text.slice(cell.from, cell.to) }));
  const [first, ...others] = rows;
  const head = first?.read?.kind === 'context' ? first : undefined;
  return (
    <table>
      {head && (
        <thead>
          <tr>
            {cellsOf(head).map(({ from, role, text }) => (
              <th key={from} scope="col">
                <bdi>{text}</bdi>
                {text !== '' && <small>{t(`msg.column.${role}`)}</small>}
              </th>
            ))}
            <td>
              <SignIcon sign={head.sign} />
            </td>
          </tr>
        </thead>
      )}
      <tbody>
        {(head ? others : rows).map(row => (
          <tr key={row.at} data-sign={row.sign}>
            {cellsOf(row).map(({ from, text }) => (
              <td key={from}>
                <bdi>{text}</bdi>
              </td>
            ))}
            <td>
              <SignIcon sign={row.sign} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The lines of one text as they were written, each with a sign of what became of it. */
function TextLines({ text, lines }: TextLinesProps) {
  const own = lines.filter(({ textId }) => textId === text.id);
  const written = text.text.split('\n').map((line, at): Written => {
    const parts = own.filter(({ read }) => read.line === at + 1);
    return { at, text: line, sign: signOf(parts), read: parts[0]?.read };
  });
  return (
    <ol className="msg-lines">
      {blocksOf(written).map(block => {
        const [line] = block;
        if (!line) return null;
        if (line.read?.cells)
          return (
            <li key={line.at} className="msg-table" {...scrollable}>
              <TextTable rows={block} />
            </li>
          );
        return (
          <li key={line.at} data-sign={line.sign}>
            <bdi>{line.text}</bdi>
            <SignIcon sign={line.sign} />
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
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-2 px-4 pb-3 border-t border-line text-12 text-ink-3">
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

import './matrix-messages.css';
import { lineQuantityMax } from '@toptan/contract/basket';
import { CircleAlert, TriangleAlert, Users } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { cellKey } from '../pools.ts';
import type { Variant } from './matrix-cells.ts';
import type { Matrix } from './use-matrix.ts';

/** The most messages that are shown at once; a repaired one brings up the next. */
export const shownMessages = 3;

/** Keeps the focus: on a phone the keys would close, and the button would move away under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface MessageProps {
  tone: 'wrong' | 'plain';
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

function Message({ tone, icon, children, action }: MessageProps) {
  return (
    <p className="matrix-message" data-tone={tone}>
      {icon}
      <span>{children}</span>
      {action}
    </p>
  );
}

interface MatrixMessagesProps {
  matrix: Matrix;
  nameOf: (cell: Variant) => string;
}

/** The problems of cells and the changes of the basket meanwhile, each with its repair. */
export function MatrixMessages({ matrix, nameOf }: MatrixMessagesProps) {
  const { t, number } = useWords('picker');
  const { pieces, savedIn, refused } = matrix;
  const wrong = matrix.cells.filter(cell => refused[cellKey(cell)] !== undefined);
  const messages = [
    ...(matrix.isNotWhole
      ? [
          <Message key="whole" tone="wrong" icon={<CircleAlert aria-hidden="true" />}>
            {t('quantityNotWhole.text')}
          </Message>,
        ]
      : []),
    ...matrix.tooMany.map(cell => (
      <Message
        key={`many ${cellKey(cell)}`}
        tone="wrong"
        icon={<TriangleAlert aria-hidden="true" />}
        action={
          <Button onMouseDown={keepFocus} onClick={() => matrix.change({ [cellKey(cell)]: lineQuantityMax })}>
            {t('matrix.makeIt', { pieces: number(lineQuantityMax) })}
          </Button>
        }
      >
        {t('matrix.tooMany', { cell: nameOf(cell), limit: number(lineQuantityMax) })}
      </Message>
    )),
    ...matrix.cells.flatMap(cell => {
      const left = matrix.short.get(cellKey(cell));
      if (left === undefined || matrix.tooMany.includes(cell)) return [];
      return (
        <Message
          key={`short ${cellKey(cell)}`}
          tone="wrong"
          icon={<TriangleAlert aria-hidden="true" />}
          action={
            left > 0 && (
              <Button onMouseDown={keepFocus} onClick={() => matrix.change({ [cellKey(cell)]: left })}>
                {t('matrix.makeIt', { pieces: number(left) })}
              </Button>
            )
          }
        >
          {nameOf(cell)}: {left > 0 ? t('matrix.left', { left: number(left) }) : t('matrix.soldOut')}
        </Message>
      );
    }),
    ...wrong.map(cell => (
      <Message key={`refused ${cellKey(cell)}`} tone="wrong" icon={<TriangleAlert aria-hidden="true" />}>
        {nameOf(cell)}: {refused[cellKey(cell)]}
      </Message>
    )),
    ...matrix.elsewhere.map(cell => (
      <Message
        key={`elsewhere ${cellKey(cell)}`}
        tone="plain"
        icon={<Users aria-hidden="true" />}
        action={
          <Button onMouseDown={keepFocus} onClick={() => matrix.takeSaved(cellKey(cell))}>
            {t('matrix.take', { pieces: number(savedIn(cellKey(cell))) })}
          </Button>
        }
      >
        {t('matrix.elsewhere', {
          cell: nameOf(cell),
          now: number(savedIn(cellKey(cell))),
          typed: number(pieces[cellKey(cell)] ?? 0),
        })}
      </Message>
    )),
  ];
  return messages.slice(0, shownMessages);
}

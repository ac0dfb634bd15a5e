import { fold } from '@toptan/contract/fold';
import { useState } from 'react';
import { newKey } from '../api/new-key.ts';
import { changeList, currentList, type Decision, emptyList, type Goods, type List } from './list-store.ts';
import type { ShownLine } from './shown-lines.ts';

/** The most decisions that are undone. */
const stepsMax = 50;

type Step = Pick<List, 'decisions' | 'named' | 'forgotten'>;

const plain = ({ productId, packId, size, color, quantity }: Goods): Goods => ({
  productId,
  packId,
  size,
  color,
  quantity,
});

/** What a person does with a list; decisions can be taken back one by one. */
export function useListActions(customerId: string, lines: readonly ShownLine[]) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const change = (next: (list: List) => Partial<List> | null) => changeList(customerId, next);
  const step = (next: (list: List) => Partial<Step>) => {
    const { decisions, named, forgotten } = currentList(customerId);
    setSteps(known => [...known, { decisions, named, forgotten }].slice(-stepsMax));
    change(next);
  };
  const withDecisions = (decided: readonly (readonly [string, Decision])[]) => (list: List) => ({
    decisions: { ...list.decisions, ...Object.fromEntries(decided) },
  });
  const decide = (line: ShownLine, decision: Decision) => step(withDecisions([[line.key, decision]]));
  const asks = (text: string, but: ShownLine) =>
    lines.some(
      ({ key, state, read }) =>
        key !== but.key && state === 'asked' && read.called !== undefined && fold(read.called) === fold(text),
    );
  return {
    decide,
    /** Orders a line so. Other lines with the words that it named the product by are read with that product. */
    take(line: ShownLine, goods: readonly Goods[], productId: string | undefined) {
      const { called, learn } = line.read;
      const named =
        called !== undefined && productId !== undefined ? { text: called, productId, learn } : null;
      const decision: Decision = {
        kind: 'goods',
        goods: goods.map(plain),
        ...(named?.learn && { learn: { text: named.text, productId: named.productId } }),
      };
      step(list => ({
        ...withDecisions([[line.key, decision]])(list),
        ...(named && asks(named.text, line) && { named: [...list.named, named] }),
      }));
    },
    /** Says the product of words; the text is read again with it. */
    name(text: string, productId: string, learn: boolean) {
      step(list => ({
        named: [...list.named.filter(each => fold(each.text) !== fold(text)), { text, productId, learn }],
      }));
    },
    leaveOut: (out: readonly ShownLine[]) =>
      step(withDecisions(out.map(({ key }) => [key, { kind: 'out' }] as const))),
    remember: (text: string, isRemembered: boolean) =>
      change(({ forgotten }) => ({
        forgotten: [...forgotten.filter(each => each !== fold(text)), ...(isRemembered ? [] : [fold(text)])],
      })),
    /** @returns whether there was something to take back */
    undo(): boolean {
      const last = steps.at(-1);
      if (!last) return false;
      setSteps(steps.slice(0, -1));
      change(() => last);
      return true;
    },
    canUndo: steps.length > 0,
    /** Lines that are added are not taken back. */
    forgetSteps: () => setSteps([]),
    /** Reads a text beside the others; what is typed goes on with what was typed before. */
    add: (text: string, isTyped: boolean) =>
      change(({ texts }) => {
        const last = texts.at(-1);
        if (isTyped && last?.isTyped)
          return { texts: [...texts.slice(0, -1), { ...last, text: `${last.text}\n${text}` }] };
        return { texts: [...texts, { id: newKey(), text, isTyped }] };
      }),
    /** Reads the rows of a file, in texts that are short enough. */
    addFile: (rows: readonly string[], fileName: string) =>
      change(({ texts }) => ({
        texts: [...texts, ...rows.map(text => ({ id: newKey(), text, isTyped: false, fileName }))],
      })),
    /** Puts another text in the place of one; an empty one removes it. Decisions stay with their lines. */
    edit: (id: string, text: string) =>
      change(({ texts }) => ({
        texts: texts.flatMap(each =>
          each.id !== id ? [each] : text.trim() === '' ? [] : [{ ...each, text }],
        ),
      })),
    /** Forgets the list, but not what is being typed. */
    throwAway() {
      setSteps([]);
      change(({ typed }) => (typed ? { ...emptyList, typed } : null));
    },
  };
}

export type ListActions = ReturnType<typeof useListActions>;

import { useRef, useState } from 'react';
import { readCell } from './grid-text.ts';

/** Pieces by the key of their cell. A missing cell is 0, and a text that is no whole number NaN. */
export type GridPieces = Readonly<Record<string, number>>;

/** The texts of cells, by their keys. */
type GridTexts = Readonly<Record<string, string>>;

/** A step back: the texts of the cells before. */
type Step = { group: string; texts: GridTexts };

interface GridTextsOptions {
  value: GridPieces;
  /** Called with the cells that change. */
  onChange: (changes: GridPieces) => void;
  /** Higher figures become this one. */
  most?: number | undefined;
}

/** The texts in the cells of a grid, also those that are no whole numbers, and the steps back. */
export function useGridTexts({ value, onChange, most = Number.POSITIVE_INFINITY }: GridTextsOptions) {
  // The typed texts of the cells whose value is NaN.
  const [refused, setRefused] = useState<GridTexts>({});
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const groups = useRef(0);

  const textOf = (key: string): string => {
    const pieces = value[key] ?? 0;
    if (Number.isNaN(pieces)) return refused[key] ?? '';
    return pieces === 0 ? '' : String(pieces);
  };

  function put(texts: GridTexts) {
    setRefused(before => ({ ...before, ...texts }));
    const figures = Object.entries(texts).map(
      ([key, text]) => [key, Math.min(most, readCell(text))] as const,
    );
    onChange(Object.fromEntries(figures));
  }

  const newGroup = () => {
    groups.current += 1;
    return String(groups.current);
  };

  /** @param group texts written under the same group are undone together */
  function write(texts: GridTexts, group = newGroup()) {
    if (Object.keys(texts).length === 0) return;
    const before = Object.fromEntries(Object.keys(texts).map(key => [key, textOf(key)]));
    const last = steps.at(-1);
    const isOn = last?.group === group;
    setSteps(
      isOn
        ? [...steps.slice(0, -1), { group, texts: { ...before, ...last.texts } }]
        : [...steps, { group, texts: before }],
    );
    put(texts);
  }

  function undo() {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    put(last.texts);
  }

  /** Undoes the last texts, where they were written under this group. */
  function takeBack(group: string) {
    if (steps.at(-1)?.group === group) undo();
  }

  return { textOf, newGroup, write, takeBack, canUndo: steps.length > 0, undo, forget: () => setSteps([]) };
}

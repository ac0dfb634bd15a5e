import { useRef, useState } from 'react';
import { readCell } from './grid-text.ts';

/** Pieces by the key of their cell. A missing cell is 0, and a text that is no whole number NaN. */
export type GridPieces = Readonly<Record<string, number>>;

/** The texts of cells, by their keys. */
type GridTexts = Readonly<Record<string, string>>;

/** A step back: the texts of the cells before. */
type Step = { course: string; texts: GridTexts };

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
  const courses = useRef(0);

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

  const newCourse = () => {
    courses.current += 1;
    return String(courses.current);
  };

  /** @param course texts written under the same course are undone together */
  function write(texts: GridTexts, course = newCourse()) {
    if (Object.keys(texts).length === 0) return;
    const before = Object.fromEntries(Object.keys(texts).map(key => [key, textOf(key)]));
    const last = steps.at(-1);
    const isOn = last?.course === course;
    setSteps(
      isOn
        ? [...steps.slice(0, -1), { course, texts: { ...before, ...last.texts } }]
        : [...steps, { course, texts: before }],
    );
    put(texts);
  }

  function undo() {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    put(last.texts);
  }

  /** Undoes the last texts, where they were written under this course. */
  function takeBack(course: string) {
    if (steps.at(-1)?.course === course) undo();
  }

  return { textOf, newCourse, write, takeBack, canUndo: steps.length > 0, undo, forget: () => setSteps([]) };
}

import { useEffect, useState } from 'react';
import { fitImage, type ImageProblem } from './fit-image.ts';

export type ProductImage = {
  /** The chosen picture, ready to be sent. */
  file: File | null;
  /** Address under which the browser shows it. */
  previewUrl: string | null;
  /** Name of the chosen file, from the moment it is chosen. */
  name: string | null;
  isPreparing: boolean;
  /** The stored picture is to go. */
  isRemoved: boolean;
  /** Why the chosen file cannot be used; the stored picture stays in sight. */
  problem: ImageProblem | null;
  isChanged: boolean;
  choose: (file: File) => void;
  /** Takes the choice back; the stored picture stays. */
  unchoose: () => void;
  setRemoved: (isRemoved: boolean) => void;
  /** The server finds the chosen file unfit. */
  refuse: (problem: ImageProblem) => void;
};

type Choice = { name: string; file: File | null; previewUrl: string | null; problem: ImageProblem | null };

/** The picture of an open product form: chosen, scaled down where it is too large, or removed. */
export function useProductImage(): ProductImage {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const previewUrl = choice?.previewUrl ?? null;

  useEffect(() => {
    if (previewUrl) return () => URL.revokeObjectURL(previewUrl);
    return undefined;
  }, [previewUrl]);

  async function prepare(file: File): Promise<void> {
    const begun: Choice = { name: file.name, file: null, previewUrl: null, problem: null };
    setChoice(begun);
    const fitted = await fitImage(file);
    const done =
      'file' in fitted
        ? { ...begun, file: fitted.file, previewUrl: URL.createObjectURL(fitted.file) }
        : { ...begun, problem: fitted.problem };
    // Another file may have been chosen while this one was scaled.
    setChoice(current => (current === begun ? done : current));
  }

  return {
    file: choice?.file ?? null,
    previewUrl,
    name: choice?.name ?? null,
    isPreparing: choice !== null && choice.file === null && choice.problem === null,
    isRemoved: isRemoved && choice === null,
    problem: choice?.problem ?? null,
    isChanged: choice !== null || isRemoved,
    choose: file => void prepare(file),
    unchoose: () => setChoice(null),
    setRemoved,
    refuse: problem => setChoice(chosen => chosen && { ...chosen, file: null, previewUrl: null, problem }),
  };
}

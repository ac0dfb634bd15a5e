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
  problem: ImageProblem | null;
  isChanged: boolean;
  choose: (file: File) => void;
  /** Takes the choice back; the stored picture stays. */
  unchoose: () => void;
  setRemoved: (isRemoved: boolean) => void;
  refuse: (problem: ImageProblem) => void;
};

type Choice = { name: string; file: File | null; previewUrl: string | null };

const nothing: Choice | null = null;

/** The picture of an open product form: chosen, scaled down where it is too large, or removed. */
export function useProductImage(): ProductImage {
  const [choice, setChoice] = useState<Choice | null>(nothing);
  const [isRemoved, setRemoved] = useState(false);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const previewUrl = choice?.previewUrl ?? null;

  useEffect(() => {
    if (previewUrl) return () => URL.revokeObjectURL(previewUrl);
    return undefined;
  }, [previewUrl]);

  async function prepare(file: File): Promise<void> {
    const begun: Choice = { name: file.name, file: null, previewUrl: null };
    setProblem(null);
    setChoice(begun);
    const fitted = await fitImage(file);
    const isFit = 'file' in fitted;
    const done = isFit ? { ...begun, file: fitted.file, previewUrl: URL.createObjectURL(fitted.file) } : null;
    // Another file may have been chosen while this one was scaled.
    setChoice(current => (current === begun ? done : current));
    if (!isFit) setProblem(fitted.problem);
  }

  return {
    file: choice?.file ?? null,
    previewUrl,
    name: choice?.name ?? null,
    isPreparing: choice !== null && choice.file === null,
    isRemoved: isRemoved && choice === null,
    problem,
    isChanged: choice !== null || isRemoved,
    choose: file => void prepare(file),
    unchoose: () => {
      setChoice(null);
      setProblem(null);
    },
    setRemoved,
    refuse: refused => {
      setChoice(null);
      setProblem(refused);
    },
  };
}

import { useState } from 'react';
import { useFileAddress } from '../../ui/form/use-file-address.ts';
import { fitImage, type ImageProblem } from '../pictures/fit-image.ts';

export type ProductImage = {
  /** The chosen picture, ready to be sent. */
  file: File | null;
  /** Address under which the browser shows it. */
  previewUrl: string | null;
  /** Name of the chosen file, from the choice on. */
  name: string | null;
  isPreparing: boolean;
  /** True: saving removes the stored picture. */
  isRemoved: boolean;
  /** The reason why the chosen file cannot be used; the stored picture stays in sight. */
  problem: ImageProblem | null;
  isChanged: boolean;
  choose: (file: File) => void;
  /** Takes the choice back; the stored picture stays. */
  unchoose: () => void;
  setRemoved: (isRemoved: boolean) => void;
  /** Takes the problem that the server finds with the chosen file. */
  refuse: (problem: ImageProblem) => void;
};

type Choice = { name: string; file: File | null; problem: ImageProblem | null };

/** The picture of an open product form: chosen, scaled down where it is too large, or removed. */
export function useProductImage(): ProductImage {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const file = choice?.file ?? null;
  const previewUrl = useFileAddress(file);

  async function prepare(chosen: File): Promise<void> {
    const begun: Choice = { name: chosen.name, file: null, problem: null };
    setChoice(begun);
    const fitted = await fitImage(chosen);
    const done: Choice = { ...begun, ...fitted };
    // Another file may have been chosen while this one was scaled.
    setChoice(current => (current === begun ? done : current));
  }

  return {
    file,
    previewUrl,
    name: choice?.name ?? null,
    isPreparing: choice !== null && file === null && choice.problem === null,
    isRemoved: isRemoved && choice === null,
    problem: choice?.problem ?? null,
    isChanged: choice !== null || isRemoved,
    choose: chosen => void prepare(chosen),
    unchoose: () => setChoice(null),
    setRemoved,
    refuse: problem => setChoice(chosen => chosen && { ...chosen, file: null, problem }),
  };
}

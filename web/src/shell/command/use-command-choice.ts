import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { arrowStep } from '../../ui/overlay/shortcut-keys.ts';
import type { Command } from './use-command-words.ts';

interface CommandChoice {
  text: string;
  commands: readonly Command[];
  isSearching: boolean;
  hasFailed: boolean;
  optionId: (command: Command) => string;
  open: (command: Command, inNewTab: boolean) => void;
}

/** Whether a command is known without the server. */
const isAtHand = ({ icon }: Command): boolean => icon === 'add' || icon === 'page';

/** The marked command of the menu. Keys that are pressed before the answer to the typed text act once it has come. */
export function useCommandChoice({ text, commands, isSearching, hasFailed, optionId, open }: CommandChoice) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Keys that were pressed before the answer to the typed text: steps of the arrows and, with `inNewTab`, Enter. */
  const [early, setEarly] = useState<{ steps: number; inNewTab?: boolean } | null>(null);
  const at = Math.max(
    commands.findIndex(({ id }) => id === chosenId),
    0,
  );
  const current = commands[at];
  // The marked command stays marked when the server's answer comes above it: Enter opens what was seen.
  if (current && current.id !== chosenId && (!isSearching || isAtHand(current))) setChosenId(current.id);
  const isEarly = isSearching && text.trim() !== '' && current?.id !== chosenId;

  // A layout effect: a key that is pressed between the answer and a later effect would act without the keys before it.
  useLayoutEffect(() => {
    if (!early || isSearching) return;
    setEarly(null);
    const option = commands.at((at + early.steps) % commands.length);
    if (!option || hasFailed) return;
    if (early.inNewTab === undefined) setChosenId(option.id);
    else open(option, early.inNewTab);
  });

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = arrowStep(event)?.rows;
    if (step && commands.length > 0) {
      event.preventDefault();
      if (isEarly) return setEarly(keys => ({ steps: (keys?.steps ?? 0) + step }));
      const option = commands.at((at + step) % commands.length);
      if (!option) return;
      setChosenId(option.id);
      document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const inNewTab = event.ctrlKey || event.metaKey;
      if (isEarly) setEarly(keys => ({ steps: keys?.steps ?? 0, inNewTab }));
      else if (current) open(current, inNewTab);
    }
  }

  return {
    current,
    onKey,
    mark: ({ id }: Command) => setChosenId(id),
    /** Another text is typed. */
    forget: () => {
      setChosenId(null);
      setEarly(null);
    },
  };
}

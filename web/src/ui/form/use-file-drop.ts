import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere: one that misses its mark would otherwise take the place of the page.
 * @returns whether files are held over the page
 */
export function useFileDrop(onFiles: (files: FileList) => void, isDisabled = false): boolean {
  const [isOver, setOver] = useState(false);
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(event.type === 'dragover' && !isDisabled);
    if (event.type === 'drop' && !isDisabled && event.dataTransfer) onFiles(event.dataTransfer.files);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => onDrag(event);
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) document.addEventListener(kind, listen);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listen);
    };
  }, []);
  return isOver;
}

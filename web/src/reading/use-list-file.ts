import { useMutation } from '@tanstack/react-query';
import { listFileMax, readListFile } from '@toptan/contract/reading';
import { type ChangeEvent, useRef } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useFileDrop } from '../ui/form/use-file-drop.ts';

/**
 * Files whose rows are lines of the list: dropped anywhere, or chosen.
 * @param onRead takes the rows as texts, and the name of the file
 */
export function useListFile(onRead: (texts: readonly string[], fileName: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > listFileMax.bytes) throw ApiError.foreseen(413, 'file_too_large');
      return call(readListFile, { body: {} }, { file });
    },
    onSuccess: ({ texts }, { name }) => onRead(texts, name),
  });
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) reading.mutate(file);
  };
  const isOver = useFileDrop(take, reading.isPending);
  return {
    isOver,
    isReading: reading.isPending,
    error: reading.error,
    choose: () => input.current?.click(),
    /** What the hidden field of the files needs. */
    input: {
      ref: input,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        take(target.files);
        target.value = '';
      },
    },
  };
}

export type ListFile = ReturnType<typeof useListFile>;

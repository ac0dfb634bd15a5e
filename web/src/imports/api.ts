import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '@toptan/contract/endpoint';
import {
  changeImportRow,
  listImportChanges,
  listImportProblems,
  listImportRows,
  repairImportRows,
  undoImportRepair,
} from '@toptan/contract/import-rows';
import {
  addImportPictures,
  applyImport,
  checkImport,
  createImport,
  deleteImport,
  getImport,
  type Import,
  listImports,
  stopImport,
  undoImport,
} from '@toptan/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery, listQuery, queryKey } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useFailureToast } from '../api/use-outcome.ts';
import { uploadBatchesOf } from './upload-batches.ts';

/** Milliseconds between two looks at an import that is under way. */
const lookMs = 700;

const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean => state.endsWith('ing');

/** An import; while it is under way it is read again and again. */
export function useImport(id: string) {
  return useQuery({
    ...dataQuery(getImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookMs : false),
  });
}

export const useEarlierImports = () => useInfiniteQuery(listQuery(listImports, { query: { limit: 10 } }));

/** Rows of an import, portion by portion. */
export function useImportRows(id: string, query: Partial<QueryOf<typeof listImportRows>>, enabled: boolean) {
  return useInfiniteQuery({
    ...listQuery(listImportRows, { params: { id }, query: { ...query, limit: 50 } }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** A change of an import, with the title of the toast where it failed. */
function useAction<Input = void>(failed: string, mutationFn: (input: Input) => Promise<unknown>) {
  const onError = useFailureToast(failed);
  return useMutation({ mutationFn, onError, onSettled: () => refresh(listImports) });
}

type Sending = { file: File } & BodyOf<typeof createImport>;

/** Sends a file; the caller shows its errors. */
export function useSendFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...body }: Sending) => call(createImport, { body }, { file }),
    onSuccess: made => queryClient.setQueryData(queryKey(getImport, { params: { id: made.id } }), made),
    onSettled: () => refresh(listImports),
  });
}

/** Sends pictures part by part, then has them checked; the caller shows errors. A part of other files alone is left out. */
export function useSendPictures() {
  const [sent, setSent] = useState({ pictures: 0, done: 0 });
  const send = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setSent({ pictures: 0, done: 0 });
      let made: Import | undefined;
      let refused: unknown;
      for await (const { file, done } of uploadBatchesOf(files)) {
        try {
          made = made
            ? await call(addImportPictures, { params: { id: made.id }, body: {} }, { file })
            : await call(createImport, { body: { kind: 'pictures' } }, { file });
        } catch (error) {
          if (!hasCode(error, 'file_without_pictures')) throw error;
          refused = error;
        }
        setSent({ pictures: made?.counts.rows ?? 0, done });
      }
      if (!made) throw refused;
      return call(checkImport, { params: { id: made.id }, body: {} });
    },
    onSettled: () => refresh(listImports),
  });
  return { send, sent };
}

/** Whether a check was refused because a number of the file means another one in each format. */
export const asksFormat = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'numberFormat');

/** Begins the check; the caller asks for the format of numbers where that is missing. */
export function useCheck(id: string) {
  const { t } = useTranslation('imports');
  const fail = useFailureToast(t('check.failed'));
  return useMutation({
    mutationFn: (body: BodyOf<typeof checkImport>) => call(checkImport, { params: { id }, body }),
    onError: error => {
      if (!asksFormat(error)) fail(error);
    },
    onSettled: () => refresh(listImports),
  });
}

/** The problems of the rows of an import, by kinds. While they are checked the last answer stays. */
export function useImportProblems({ id, state, counts }: Pick<Import, 'id' | 'state' | 'counts'>) {
  return useQuery({
    ...dataQuery(listImportProblems, { params: { id } }),
    enabled: state === 'checked' && counts.error > 0,
    placeholderData: keepPreviousData,
  });
}

/** The changes of an import, by fields. While rows are checked the last answer stays. */
export function useImportChanges({ id, state, counts }: Pick<Import, 'id' | 'state' | 'counts'>) {
  return useQuery({
    ...dataQuery(listImportChanges, { params: { id } }),
    enabled: state === 'checked' && counts.update > 0,
    placeholderData: keepPreviousData,
  });
}

export type RowChange = BodyOf<typeof changeImportRow> & { n: number };

export function useChangeRow(id: string) {
  const { t } = useTranslation('imports');
  return useAction(t('check.failedRow'), ({ n, ...body }: RowChange) =>
    call(changeImportRow, { params: { id, n }, body }),
  );
}

/** Repairs all rows with a problem alike. */
export function useRepair(id: string) {
  const { t } = useTranslation('imports');
  return useAction(t('check.failedRow'), (body: BodyOf<typeof repairImportRows>) =>
    call(repairImportRows, { params: { id }, body }),
  );
}

/** Takes back the last change of rows. */
export function useUndoRepair(id: string) {
  const { t } = useTranslation('imports');
  return useAction(t('check.failedRow'), () => call(undoImportRepair, { params: { id } }));
}

/** Removes an import that has no applied rows. */
export function useRemoveImport(id: string) {
  const { t } = useTranslation('imports');
  return useAction(t('earlier.removeFailed'), () => call(deleteImport, { params: { id } }));
}

const stepCalls = { apply: applyImport, stop: stopImport, undo: undoImport } as const;

export function useStep(id: string, step: keyof typeof stepCalls) {
  const { t } = useTranslation('imports');
  return useAction(t('apply.failed'), () => call(stepCalls[step], { params: { id } }));
}

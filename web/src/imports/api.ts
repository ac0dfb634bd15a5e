import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { createColor } from '@toptan/contract/catalog/sizing-changes';
import type { BodyOf, QueryOf } from '@toptan/contract/endpoint';
import {
  applyImport,
  changeImportRow,
  checkImport,
  createImport,
  getImport,
  type Import,
  type ImportKind,
  listImportRows,
  listImports,
  undoImport,
} from '@toptan/contract/imports';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { dataQuery, listQuery, pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Milliseconds between two looks at an import that is under way. */
const lookMs = 700;

export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean => state.endsWith('ing');

/** An import; while it is under way it is read again and again. */
export function useImport(id: string) {
  return useQuery({
    ...dataQuery(getImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookMs : false),
  });
}

export const useEarlierImports = () => useQuery(pageQuery(listImports, { query: { limit: 10 } }));

/** Rows of an import, portion by portion. */
export function useImportRows(id: string, query: Partial<QueryOf<typeof listImportRows>>, enabled: boolean) {
  return useInfiniteQuery({
    ...listQuery(listImportRows, { params: { id }, query: { ...query, limit: 50 } }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

function useFailure(title: string) {
  const errorText = useErrorText();
  return (error: unknown) => toast({ variant: 'destructive', title, description: errorText(error) });
}

type Sending = { kind: ImportKind; file: File };

/** Sends a file; the caller shows what is wrong with it. */
export function useSendFile(onRead: (made: Import) => void) {
  return useMutation({
    mutationFn: ({ kind, file }: Sending) => call(createImport, { body: { kind } }, { file }),
    onSuccess: onRead,
    onSettled: () => refresh(listImports),
  });
}

export function useCheck(id: string) {
  const { t } = useTranslation('imports');
  return useMutation({
    mutationFn: (body: BodyOf<typeof checkImport>) => call(checkImport, { params: { id }, body }),
    onError: useFailure(t('check.failed')),
    onSettled: () => refresh(listImports),
  });
}

export type RowChange = BodyOf<typeof changeImportRow> & {
  n: number;
  /** A colour to add before. */
  color?: string;
};

export function useChangeRow(id: string) {
  const { t } = useTranslation('imports');
  return useMutation({
    mutationFn: async ({ n, color, ...body }: RowChange) => {
      if (color !== undefined)
        await call(createColor, { body: { nameEn: color, nameTr: color, nameAr: color } });
      return call(changeImportRow, { params: { id, n }, body });
    },
    onError: useFailure(t('check.failedRow')),
    onSettled: () => refresh(listImports),
  });
}

export function useStep(id: string, step: 'apply' | 'undo') {
  const { t } = useTranslation('imports');
  return useMutation({
    mutationFn: () => call(step === 'apply' ? applyImport : undoImport, { params: { id } }),
    onError: useFailure(t('apply.failed')),
    onSettled: () => refresh(listImports),
  });
}

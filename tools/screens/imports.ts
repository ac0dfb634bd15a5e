import {
  becoming,
  changed,
  checked,
  counts,
  done,
  earlier,
  found,
  given,
  givenPictures,
  list,
  moving,
  open,
  path,
  read,
  row,
  showRows,
} from './import-answers.ts';
import { openExport, type Scene, unanswered } from './scene.ts';

export const importScenes: Scene[] = [
  { name: 'imports', as: 'staff', path, before: ({ network }) => network.answer(list, earlier) },
  { name: 'imports-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  {
    name: 'imports-refused',
    as: 'staff',
    path,
    act: async ({ page, t }) => {
      const file = {
        name: 'stok.xls',
        mimeType: 'application/vnd.ms-excel',
        buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(t('imports:file.failed')).waitFor();
    },
    breaks: true,
  },
  { name: 'imports-columns', as: 'staff', path: open, before: given({}) },
  {
    name: 'imports-columns-file',
    as: 'staff',
    path,
    before: async stage => {
      await given({})(stage);
      await stage.network.answer('POST /api/imports', found);
    },
    act: async ({ page, t }) => {
      const file = { name: 'kis.xlsx', mimeType: 'text/csv', buffer: Buffer.from('x') };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(t('imports:layout.press')).waitFor();
    },
  },
  {
    name: 'imports-checking',
    as: 'staff',
    path: open,
    before: given({ state: 'checking', counts: { ...counts, done: 180 } }),
  },
  {
    name: 'imports-gave-up',
    as: 'staff',
    path: open,
    before: given({ state: 'columns', failedStep: 'checking' }),
  },
  {
    name: 'imports-remove',
    as: 'staff',
    path,
    before: ({ network }) => network.answer(list, earlier),
    act: async ({ page }) => {
      await page.locator('.earlier-import button').first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'imports-check', as: 'staff', path: open, before: given(checked) },
  { name: 'imports-check-rows', as: 'staff', path: open, before: given(checked), act: showRows },
  {
    name: 'imports-check-changes',
    as: 'staff',
    path: `${open}&show=update`,
    before: given(checked, becoming),
    act: showRows,
  },
  {
    name: 'imports-check-new',
    as: 'staff',
    path: `${open}&show=create`,
    before: given(checked, read),
    act: showRows,
  },
  { name: 'imports-applying', as: 'staff', path: open, before: given(moving) },
  { name: 'imports-done', as: 'staff', path: open, before: given(done) },
  {
    name: 'imports-stopped',
    as: 'staff',
    path: open,
    before: given({ state: 'done', counts: { ...counts, done: 229, applied: 229 } }),
  },
  {
    name: 'imports-count',
    as: 'staff',
    path: open,
    before: given(
      {
        ...checked,
        kind: 'stock',
        fileName: 'sayim-merter-24-11.csv',
        countedAt: '2026-11-23T15:00:00.000Z',
        isFull: true,
        counts: { ...counts, rows: 3, create: 0, update: 3, same: 0, error: 0 },
      },
      [
        ...changed,
        row(413, ['EL-1902', 'Karpuz kollu midi elbise'], {
          change: 'update',
          isAdded: true,
          changes: [{ field: 'stock', old: '14', new: '0' }],
        }),
      ],
    ),
  },
  { name: 'imports-pictures-file', as: 'staff', path: `${path}?kind=pictures` },
  { name: 'imports-pictures', as: 'staff', path: open, before: givenPictures({}, false) },
  {
    name: 'imports-pictures-placed',
    as: 'staff',
    path: `${open}&show=create`,
    before: givenPictures({}, true),
  },
  {
    name: 'imports-pictures-applying',
    as: 'staff',
    path: open,
    before: givenPictures({ state: 'applying', counts: { ...counts, done: 120, applied: 120 } }, true),
  },
  {
    name: 'imports-undo',
    as: 'staff',
    path: open,
    before: given(done),
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('words:undo'), exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...unanswered({ name: 'imports-open', as: 'staff', path: open }, `${list}/*`),
  {
    name: 'export-menu',
    as: 'staff',
    path: '/admin/customers',
    act: openExport,
  },
];

import { expect, it } from 'vitest';
import { sourcesBelow } from './sources.ts';

/**
 * Features that a browser may refuse, or has in secure pages only: a telephone reaches the portal at http://192.168.1.20 too. Each
 * comes with the files that may use it, which also work without it.
 */
const refusable: readonly [pattern: RegExp, files: readonly string[]][] = [
  [/\b(localStorage|sessionStorage)\b/, ['web/src/portal/browser-storage.ts']],
  [/\bindexedDB\b/, []],
  [/\bcookieStore\b/, []],
  [/\bcrypto\.(randomUUID|subtle)\b/, []],
  [
    /\bnavigator\.clipboard\b/,
    [
      'web/src/catalog/variants/variant-table.tsx',
      'web/src/reading/entry-field.tsx',
      'web/src/ui/button/copy-button.tsx',
    ],
  ],
  [/\bnavigator\.locks\b/, ['web/src/api/tabs.ts', 'web/src/basket/send-waiting.ts']],
  [
    /\bnavigator\.serviceWorker\b|'serviceWorker'/,
    [
      'web/src/api/forget-pictures.ts',
      'web/src/api/service-worker.ts',
      'web/src/notices/device.ts',
      'web/src/shell/use-opened-notices.ts',
    ],
  ],
  [
    /\bnavigator\.(share|canShare|wakeLock|storage|permissions|mediaDevices|credentials|geolocation|usb|serial|bluetooth|hid)\b/,
    [],
  ],
  [/\bcaches\.|\bnew (Notification|PaymentRequest|PushManager)\b|\bshow(Open|Save)FilePicker\b/, []],
];

/** The text of a source without its comments. */
const codeOf = (text: string) => text.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '');

const sources = [...sourcesBelow('web/src'), ...sourcesBelow('contract/src')]
  .filter(({ path }) => !/\.test\.tsx?$/.test(path))
  .map(({ path, text }) => ({ path, text: codeOf(text) }));

it.each(refusable)('%s is used where nothing depends on it', (pattern, files) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(files.toSorted());
});

it('every store that outlives the page is kept in a careful storage', () => {
  const persisted = sources.filter(({ text }) => /\bpersist\(/.test(text));
  expect(persisted.filter(({ text }) => !/browser-storage\.ts'/.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});

it('multiplies and adds amounts of goods in one place, as the quote of the server does', () => {
  const adding = /\b(addLira|lineTotal|toLira|amountsOf|priced)\b/;
  const found = sources.filter(({ path, text }) => path.startsWith('web/src/') && adding.test(text));
  // The sum of chosen orders is no amount of one.
  expect(found.map(({ path }) => path).toSorted()).toEqual([
    'web/src/orders/staff/use-order-selection.tsx',
    'web/src/session/amounts.ts',
  ]);
});

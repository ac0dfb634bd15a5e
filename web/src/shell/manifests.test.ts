import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@toptan/contract/languages';
import { describe, expect, it } from 'vitest';
import { languageTable } from '../i18n/language-table.ts';
import ar from '../i18n/locales/ar/shell.json' with { type: 'json' };
import en from '../i18n/locales/en/shell.json' with { type: 'json' };
import tr from '../i18n/locales/tr/shell.json' with { type: 'json' };

const words = { en, ar, tr };
const folder = join(import.meta.dirname, '../../public');
const read = (path: string) => readFileSync(join(folder, path));
const manifestOf = (language: string) => JSON.parse(read(`manifest-${language}.webmanifest`).toString());

type Icon = { src: string; sizes: string };

describe.each(languages)('the manifest in %s', language => {
  const manifest = manifestOf(language);

  it('names its shortcuts as the navigation does', () => {
    const { catalog, basket, orders } = words[language].nav;
    expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
      [catalog, '/catalog'],
      [basket, '/basket'],
      [orders, '/orders'],
    ]);
  });

  it('is written in its language and direction', () => {
    expect([manifest.lang, manifest.dir]).toEqual([language, languageTable[language].direction]);
  });

  it('is the same app as in the other languages', () => {
    const sameFor = ({ id, name, start_url, scope, display, icons }: Record<string, unknown>) => ({
      id,
      name,
      start_url,
      scope,
      display,
      icons,
    });
    expect(sameFor(manifest)).toEqual(sameFor(manifestOf('en')));
  });

  it('has each of its icons, in the size that it declares', () => {
    const icons: Icon[] = [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap((shortcut: { icons: Icon[] }) => shortcut.icons),
    ];
    expect(icons.length).toBe(7);
    for (const { src, sizes } of icons) {
      expect(existsSync(join(folder, src)), src).toBe(true);
      // Width and height of a PNG follow its signature and the head of its first chunk.
      const png = read(src);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@toptan/contract/languages';

const locales = join(import.meta.dirname, '../../web/src/i18n/locales');

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** Every sentence of a language by 'room:key', plural forms by 'room:key_one'. */
export function catalogueOf(language: Language): Map<string, string> {
  const folder = join(locales, language);
  return new Map(
    readdirSync(folder).flatMap(file => {
      const room = file.replace('.json', '');
      const tree = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;
      return flatten(tree).map(([key, words]): [string, string] => [`${room}:${key}`, words]);
    }),
  );
}

/** The sentence 'room:key' as the interface says it. For sentences without a placeholder. */
export type Words = (key: string) => string;

export function wordsOf(language: Language): Words {
  const catalogue = catalogueOf(language);
  return key => {
    const words = catalogue.get(key);
    if (words === undefined || words.includes('{{')) throw new Error(`No plain sentence ${key}.`);
    return words;
  };
}

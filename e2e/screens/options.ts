import { parseArgs } from 'node:util';
import { type Language, languages } from '@toptan/contract/languages';
import { type Size, sizes, type Theme, themes } from './variants.ts';

export type Options = {
  /** Names of scenes begin with one of these; all of them when there is none. */
  scenes: string[];
  sizes: readonly Size[];
  languages: readonly Language[];
  themes: readonly Theme[];
  /** Nothing is left out. */
  isWhole: boolean;
};

const usage = `npm run screens [-- options]
  --scene NAME    scenes whose names begin with NAME, such as catalog or order-details
  --size  ${sizes.join('|')}
  --lang  ${languages.join('|')}
  --theme ${themes.join('|')}
Each may be given several times.`;

function chosen<T extends string>(option: string, all: readonly T[], given: string[] = []): readonly T[] {
  const unknown = given.find(value => !all.includes(value as T));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: not one of ${all.join(', ')}.`);
  return given.length === 0 ? all : all.filter(value => given.includes(value));
}

/** @param args what follows `npm run screens --`; throws an Error that says what is wrong and what there is */
export function readOptions(args: string[]): Options {
  const many = { type: 'string', multiple: true } as const;
  try {
    const { values } = parseArgs({ args, options: { scene: many, size: many, lang: many, theme: many } });
    return {
      scenes: values.scene ?? [],
      sizes: chosen('size', sizes, values.size),
      languages: chosen('lang', languages, values.lang),
      themes: chosen('theme', themes, values.theme),
      isWhole: Object.keys(values).length === 0,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

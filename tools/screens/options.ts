import { parseArgs } from 'node:util';
import { type Language, languages } from '@toptan/contract/languages';
import { type Size, sizes, type Theme, themes } from './variants.ts';

/** axe: broken rules of accessibility; text: letters of twice the size that are cut, overlap or reach beyond the page. */
const checks = ['axe', 'text'] as const;
export type Check = (typeof checks)[number];

export type Options = {
  /** Beginnings of the names of scenes; empty: all scenes. */
  scenes: string[];
  sizes: readonly Size[];
  languages: readonly Language[];
  themes: readonly Theme[];
  checks: readonly Check[];
  /** False where only checks run. */
  takesPictures: boolean;
  /** Takes two variants of every scene, which have both sizes and both themes between them. */
  isBrief: boolean;
  /** True: nothing is left out. */
  isWhole: boolean;
};

const usage = `npm run screens [-- options]
  --scene NAME    scenes whose names begin with NAME, such as catalog or order-details
  --size  ${sizes.join('|')}
  --lang  ${languages.join('|')}
  --theme ${themes.join('|')}
  --check ${checks.join('|')}
          look for faults in the place of taking pictures: against the rules of WCAG, or with letters of twice the size
Each may be given several times.
  --pictures
          take the pictures as well as check, of each page opened once
  --brief each scene once in each size and once in each theme, in two languages, one of them Arabic`;

function chosen<T extends string>(option: string, all: readonly T[], given: string[] = []): readonly T[] {
  const unknown = given.find(value => !all.includes(value as T));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: not one of ${all.join(', ')}.`);
  return given.length === 0 ? all : all.filter(value => given.includes(value));
}

/** @param args the arguments behind `npm run screens --`; throws an Error that names the wrong one and the possible ones */
export function readOptions(args: string[]): Options {
  const many = { type: 'string', multiple: true } as const;
  try {
    const { values } = parseArgs({
      args,
      options: {
        scene: many,
        size: many,
        lang: many,
        theme: many,
        check: many,
        brief: { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: false },
      },
    });
    const sought = values.check === undefined ? [] : chosen('check', checks, values.check);
    return {
      scenes: values.scene ?? [],
      sizes: chosen('size', sizes, values.size),
      languages: chosen('lang', languages, values.lang),
      themes: chosen('theme', themes, values.theme),
      checks: sought,
      takesPictures: values.pictures || sought.length === 0,
      isBrief: values.brief,
      isWhole: args.length === 0,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

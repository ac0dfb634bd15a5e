import type { Language } from '@toptan/contract/languages';
import type { Options } from './options.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import type { Batch } from './shoot.ts';
import { type Size, sizes, type Theme, themes } from './variants.ts';

/** Scenes of a batch at most: one that is longer keeps a single browser busy when all others are done. */
const batchSize = 10;

type Play = { size: Size; language: Language; themes: readonly Theme[] };

/** The plays in their order: a run that is ended early has all scenes of some. */
function playsOf({ sizes, languages, themes }: Options): Play[] {
  return languages.flatMap(language => sizes.map(size => ({ size, language, themes })));
}

/**
 * Two of a scene's twelve variants, which have both sizes, both themes, Arabic and another language between them; from one
 * scene to the next they change, so that a feature is seen in all. A scene of one size is played in Arabic in both themes.
 */
function briefPlaysOf({ only }: Scene, index: number): Play[] {
  if (only) return [{ size: only, language: 'ar', themes }];
  const isArabicOnPhones = index % 2 === 0;
  const isDarkInArabic = Math.floor(index / 2) % 2 === 0;
  const other = Math.floor(index / 4) % 2 === 0 ? 'en' : 'tr';
  const [arabic, latin] = isArabicOnPhones ? sizes : ([...sizes].reverse() as [Size, Size]);
  return [
    { size: arabic, language: 'ar', themes: [isDarkInArabic ? 'dark' : 'light'] },
    { size: latin, language: other, themes: [isDarkInArabic ? 'light' : 'dark'] },
  ];
}

/**
 * The batches for the browsers: scenes of one person, size, language and theme, in each size and language the longest batch first.
 */
export function batchesOf(options: Options): Batch[] {
  const plays = playsOf(options);
  const batches: Batch[] = [];
  const unfilled = new Map<string, Batch>();
  const chosen = scenes.filter(
    ({ name }) => options.scenes.length === 0 || options.scenes.some(beginning => name.startsWith(beginning)),
  );
  for (const [index, scene] of chosen.entries()) {
    const own = options.isBrief
      ? briefPlaysOf(scene, index).filter(play => isWanted(play, options))
      : plays.filter(({ size }) => (scene.only ?? size) === size);
    for (const play of own) {
      const key = [scene.as, play.size, play.language, ...play.themes].join(' ');
      let batch = unfilled.get(key);
      if (!batch || batch.scenes.length === batchSize) {
        batch = { as: scene.as, ...play, scenes: [] };
        unfilled.set(key, batch);
        batches.push(batch);
      }
      batch.scenes.push(scene);
    }
  }
  const turn = ({ size, language }: Batch) =>
    plays.findIndex(play => play.size === size && play.language === language);
  return batches.sort((a, b) => turn(a) - turn(b) || b.scenes.length - a.scenes.length);
}

function isWanted({ size, language, themes }: Play, options: Options): boolean {
  return (
    options.sizes.includes(size) &&
    options.languages.includes(language) &&
    themes.some(theme => options.themes.includes(theme))
  );
}

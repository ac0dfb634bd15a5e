import type { SliceQuery } from '../slice.ts';
import { codesAt, lexemesOf } from '../tokens/lexemes.ts';
import { meaningsOf, stems, wordsIn } from '../tokens/lexicon.ts';
import type { Line } from '../tokens/lines.ts';
import { sameGoods } from '../words/goods.ts';

const groups = sameGoods.map(wordsIn);

/** What lines ask the catalogue for. */
export function wantedOf(lines: readonly Line[]): SliceQuery {
  const codes = new Set<string>();
  const models = new Set<string>();
  const words = new Set<string>();
  const exact = new Set<string>();
  for (const { folded } of lines) {
    const all = lexemesOf(folded);
    for (const [at, { start, word }] of all.entries()) {
      const before = all[at - 1];
      if (!before || before.end < start || /^[(:,;*=-]$/.test(before.word))
        for (const { code } of codesAt(all, at)) codes.add(code);
      if (/^\d{3,6}$/.test(word)) models.add(word);
      if (!/^[\p{L}\p{M}]/u.test(word) || word.length < 2 || word.length > 40) continue;
      const forms = stems(word);
      for (const form of forms) exact.add(form);
      for (const group of groups)
        if (forms.some(form => group.includes(form))) for (const each of group) exact.add(each);
      if (meaningsOf(word).length === 0) words.add(word);
    }
  }
  return { codes: [...codes], models: [...models], words: [...words], exact: [...exact] };
}

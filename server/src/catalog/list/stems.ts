/**
 * Stems of a folded word of any of the three languages, which are looked for as beginnings of words. PostgreSQL's own stemmers
 * (`ts_lexize`) were tried and miss words of the trade. The Turkish one makes `tisort` of `tisortler`, but it leaves `saatler`, and
 * `gomlegi`, `kazagi` and `corabi` without their Turkish letters. The English one makes `scarv` of scarves and `parti` of parties,
 * which begin neither scarf nor party. The Arabic one takes the first letter of فستان and بنطلون for a word, and makes ساعا of
 * ساعات but ساع of ساعة.
 */
export function stemsOf(word: string): string[] {
  if (word.length < 2) return [];
  const stems = /[\u0600-\u06ff]/.test(word) ? arabic(word) : [...english(word), ...turkish(word)];
  return [...new Set(stems)].filter(stem => stem !== word);
}

/** The fewest letters of a stem: Arabic letters stand for more than Latin ones. */
const shortest = (word: string) => (/[\u0600-\u06ff]/.test(word) ? 3 : 4);

/** Whether a beginning is long enough not to begin too many other words. */
export const isTelling = (stem: string): boolean => stem.length >= shortest(stem);

function english(word: string): string[] {
  const plain = word.replace(/'s?$/, '');
  // A longer word is looked for as a beginning, which finds its plural.
  const stems = isTelling(plain) ? [plain] : [plain, `${plain}s`, `${plain}es`];
  if (/[^aeiou]ies$/.test(plain)) stems.push(plain.replace(/ies$/, 'y'), plain.replace(/ies$/, 'ie'));
  else if (/ves$/.test(plain)) stems.push(plain.replace(/ves$/, 'f'), plain.replace(/s$/, ''));
  else if (/(s|x|z|ch|sh)es$/.test(plain)) stems.push(plain.replace(/es$/, ''), plain.replace(/s$/, ''));
  else if (/[^su]s$/.test(plain)) stems.push(plain.replace(/s$/, ''));
  if (/[^aeiou]y$/.test(plain)) stems.push(plain.replace(/y$/, 'ie'));
  if (/[^f]f$/.test(plain)) stems.push(plain.replace(/f$/, 'ves'));
  const root = plain.replace(/(ed|ing)$/, '');
  if (root !== plain && isTelling(root)) stems.push(root, root.replace(/(.)\1$/, '$1'));
  return stems;
}

const cases =
  /(?:nin|nun|den|dan|ten|tan|yi|yu|ya|ye|si|su|li|lu|siz|suz|lik|luk|de|da|te|ta|in|un|i|u|a|e)$/;

function turkish(word: string): string[] {
  const plain = word.replace(/'.*$/, '');
  const singular = plain.replace(/(?:ler|lar)(?:imiz|iniz|in|un|im|i|e|a|de|da|den|dan)?$/, '');
  const roots = singular.length >= 3 ? [plain, singular] : [plain];
  const stripped = roots.map(root => root.replace(cases, '')).filter(isTelling);
  const plurals = isTelling(plain) ? [] : [`${plain}ler`, `${plain}lar`];
  return [...roots, ...stripped, ...plurals].flatMap(root => [root, ...softened(root)]);
}

/** The root with its last letter before a vowel, and alone: gömlek and gömleği, çorap and çorabı. */
function softened(root: string): string[] {
  if (!isTelling(root)) return [];
  if (root.endsWith('k')) return [`${root.slice(0, -1)}g`];
  if (root.endsWith('g')) return [`${root.slice(0, -1)}k`];
  if (root.endsWith('p')) return [`${root.slice(0, -1)}b`];
  if (root.endsWith('b')) return [`${root.slice(0, -1)}p`];
  return [];
}

function arabic(word: string): string[] {
  const bare = word.replace(/^(?:و?ال|و?لل|[بكف]ال)(?=.{3})/, '');
  const cut = bare.replace(/(?:يات|ات|ون|ين|ان|يه|ها|هم|ه|ي)$/, '');
  const stems = cut.length >= 3 ? [bare, cut, `${cut}ه`] : [bare];
  return stems.flatMap(stem => [stem, `ال${stem}`]);
}

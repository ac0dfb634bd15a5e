import { type Language, languages } from '@toptan/contract/languages';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from './i18n.ts';
import { languageTable } from './language-table.ts';
import { allWords } from './word-groups.ts';

type Words = Record<string, unknown>;

const files = import.meta.glob<Words>(['./locales/*/*.json', '../../../contract/src/words/*/*.json'], {
  eager: true,
  import: 'default',
});

/** The sentences of a language by namespace: the name of the file. */
const catalogueOf = (language: Language): Record<string, Words> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([path, words]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), words]),
  );

const catalogues = { en: catalogueOf('en'), ar: catalogueOf('ar'), tr: catalogueOf('tr') };
const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

function flatten(words: Words, prefix: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value as Words, `${prefix}${key}.`),
  );
}

/** `orders:pieces_few` → its sentence. */
const sentencesOf = (language: Language) =>
  new Map(Object.entries(catalogues[language]).flatMap(([ns, words]) => flatten(words, `${ns}:`)));

const pluralEnding = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(pluralEnding, '');
const categoriesOf = (language: Language) =>
  new Intl.PluralRules(languageTable[language].locale).resolvedOptions().pluralCategories.toSorted();

/** Sentences that come in plural forms, each with the forms that it has. */
function pluralsOf(language: Language): Map<string, string[]> {
  const plurals = new Map<string, string[]>();
  for (const key of sentencesOf(language).keys()) {
    const form = key.match(pluralEnding)?.[1];
    if (form) plurals.set(baseOf(key), [...(plurals.get(baseOf(key)) ?? []), form]);
  }
  return plurals;
}

/** Whether some source of a namespace uses a key of it, as a literal or as a template such as `status.${status}`. */
function speakerOf(namespace: string): (key: string) => boolean {
  // A staff list speaks for the feature that stands in its `words`.
  const isStaffList = sources.some(source => source.includes(`words="${namespace}"`));
  const text = sources
    .filter(
      source =>
        source.includes(`'${namespace}'`) ||
        source.includes(`${namespace}:`) ||
        (isStaffList && source.includes('StaffWords')),
    )
    .join('\n')
    .replaceAll(`${namespace}:`, '');
  const literals = new Set(text.match(/(?<=['"`])[\w.]+(?=['"`])/g) ?? []);
  const templates = (text.match(/`(?:[\w.]|\$\{[^{}`]*\})+`/g) ?? [])
    .map(template => template.slice(1, -1).split(/\$\{[^}]*\}/))
    .filter(parts => parts.length > 1 && /\w+\.|\.\w+/.test(parts.join('')))
    .map(parts => new RegExp(`^${parts.map(part => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`));
  return key => literals.has(key) || templates.some(template => template.test(key));
}

const placeholdersOf = (sentence: string) =>
  (sentence.match(/\{\{\s*\w+|<\/?\w+>/g) ?? []).filter(mark => mark !== '{{count').toSorted();

it.each(languages)('loads every namespace of %s once', async language => {
  await startI18n(language, []);
  const added = vi.spyOn(i18next, 'addResourceBundle');
  await loadWords(allWords);
  expect(added.mock.calls.map(([, namespace]) => namespace).toSorted()).toEqual(
    // The audit log brings the words of actions by itself.
    Object.keys(catalogues[language])
      .filter(name => name !== 'actions')
      .toSorted(),
  );
  added.mockRestore();
});

describe('the three catalogues', () => {
  it.each(languages)('have every sentence in %s that the others have', language => {
    const own = new Set([...sentencesOf(language).keys()].map(baseOf));
    const others = new Set(languages.flatMap(other => [...sentencesOf(other).keys()].map(baseOf)));
    expect([...others].filter(key => !own.has(key))).toEqual([]);
  });

  it.each(languages)('have all plural forms of %s and no other', language => {
    const wrong = [...pluralsOf(language)].filter(
      ([, forms]) => forms.toSorted().join() !== categoriesOf(language).join(),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages)('leave nothing empty in %s', language => {
    expect([...sentencesOf(language)].filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it.each(['ar', 'tr'] as const)('fill the same gaps in %s as in English', language => {
    const english = sentencesOf('en');
    const different = [...sentencesOf(language)].filter(([key, sentence]) => {
      const model = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '';
      return placeholdersOf(sentence).join() !== placeholdersOf(model).join();
    });
    expect(different).toEqual([]);
  });

  it('write digits as they stand on the tags', () => {
    expect([...sentencesOf('ar')].filter(([, sentence]) => /[٠-٩]/.test(sentence))).toEqual([]);
  });

  it('punctuate Arabic as Arabic does', () => {
    expect(
      [...sentencesOf('ar')].filter(([, sentence]) => /[\u0620-\u064a\u064b-\u0652]\s*[,;?]/.test(sentence)),
    ).toEqual([]);
  });

  it('address nobody in Arabic as he or she', () => {
    const toHim =
      /(?<!\p{L})[وف]?(اختر|اترك|أدخل|اكتب|اضغط|انقر|حاول|راجع|تأكد|عرّف|ابدأ|أعد(?!ّ)|استخدم|افتح|تودّ|تريد|ترغب|اجعل|خذ|أبقِ|أفرغ|أعِد|اطلب|سجّل|التقط|أنهِ|أعلم)(نا|ني|ها|ه)?(?!\p{L})/u;
    expect([...sentencesOf('ar')].filter(([, sentence]) => toHim.test(sentence))).toEqual([]);
  });

  it.each(languages)('have three dots in %s for what is under way', language => {
    expect([...sentencesOf(language)].filter(([, text]) => /(ing\b.*|yor|جارٍ.*)…/u.test(text))).toEqual([]);
  });

  it('order nobody in Arabic about', () => {
    const orders = /(?<!\p{L})[وف]?[اأ]\p{L}+وا(?!\p{L})/u;
    expect([...sentencesOf('ar')].filter(([, sentence]) => orders.test(sentence))).toEqual([]);
  });

  it('address everybody in Arabic with the plural of courtesy', () => {
    // Words that end in this letter by themselves.
    const own = /^[وفلب]*(هناك|المالك|لمالك|كذلك|ذلك|تُرك|يُترك|تحرّك)$/u;
    const singular = [...sentencesOf('ar')].filter(([, sentence]) =>
      (sentence.match(/[\u0621-\u0652]+/gu) ?? []).some(word => /ك[َِ]?$/u.test(word) && !own.test(word)),
    );
    expect(singular).toEqual([]);
  });

  it('ask nobody in Arabic what he or she did', () => {
    const he =
      /(?<!\p{L})[وف]?(نسيت|تركت|كتبت|اخترت|أدخلت|أردت|أضفت|أزلت|طلبت|بدأت)(ها|ه)?(?![\p{L}\u064b-\u0652])/u;
    expect([...sentencesOf('ar')].filter(([, sentence]) => he.test(sentence))).toEqual([]);
  });

  it('count none, one and two of something in Arabic words', () => {
    // After a colon stands a figure alone.
    const figures = [...sentencesOf('ar')].filter(
      ([key, sentence]) => /_(zero|one|two)$/.test(key) && /(?<!: )\{\{count\}\}/.test(sentence),
    );
    expect(figures.map(([key]) => key)).toEqual(['picker:matrix.inStock_one', 'picker:matrix.inStock_two']);
  });

  it('have one Turkish and Arabic word for each notion', () => {
    const foreign = {
      tr: /fotoğraf|(?<!\p{L})resim|kâğıt|öteki|bütün|parola|beden takım|kullanıcılar(?!\p{L})|(?<!\p{L})en çok(?! istenen)|denet(le|im)|(?<!\p{L})etkin|devre dışı|hizmet bedel/iu,
      ar: /غلاف|فلتر|خان(ة|تان|تين) فارغ|سطر|٪|مجموع(ة|ات) المقاسات|الأوراق|توبتان|Excel|WhatsApp|يرجى|تعذر|عبو(ة|ات|تان)|كرتون(?![ةت])/u,
    };
    // A message that is read has lines of text; elsewhere the word would name rows.
    const isOfText = (key: string, sentence: string) => key.startsWith('reading:') && /سطر/u.test(sentence);
    for (const language of ['tr', 'ar'] as const)
      expect(
        [...sentencesOf(language)].filter(
          ([key, sentence]) => foreign[language].test(sentence) && !isOfText(key, sentence),
        ),
      ).toEqual([]);
  });

  it('hang no Turkish question word on what is filled in: it follows its last vowel', () => {
    expect([...sentencesOf('tr')].filter(([, sentence]) => /\}\} ?m[iıuü](?!\p{L})/u.test(sentence))).toEqual(
      [],
    );
  });

  it('hang no Turkish suffix on what is filled in: its vowels cannot be known', () => {
    expect(
      [...sentencesOf('tr')].filter(([, sentence]) => /\}\}(<\/\w+>)?['’]?[a-zçğıöşü]/.test(sentence)),
    ).toEqual([]);
  });

  it('hold no sentence that no screen uses, but for the words that the server has too', () => {
    const ofScreens = Object.keys(catalogues.en).filter(
      name => !['words', 'fields', 'problems', 'actions'].includes(name),
    );
    const unused = ofScreens.flatMap(namespace => {
      const isUsed = speakerOf(namespace);
      const keys = [...sentencesOf('en').keys()].filter(key => key.startsWith(`${namespace}:`)).map(baseOf);
      return [...new Set(keys)].filter(key => !isUsed(key.slice(namespace.length + 1)));
    });
    expect(unused).toEqual([]);
  });
});

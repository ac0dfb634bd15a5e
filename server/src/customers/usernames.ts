import { randomInt } from 'node:crypto';

/** The most letters of a proposed name; a number may follow. */
const longest = 30;

/** Letters that Unicode does not decompose into a Latin one and its mark. */
const latin: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ıøłđßæœ]/g, letter => latin[letter] ?? '')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/** The fewest letters of a name: 'متجر 7' leaves '7'. */
const shortest = 3;

function* numbered(base: string): Generator<string> {
  yield base;
  for (let number = 2; number < 10; number++) yield `${base}-${number}`;
  for (;;) yield `${base}-${randomInt(1_000, 1_000_000)}`;
}

/**
 * User names for a new shop, the first choice first, without end: from the company's name in plain Latin letters, or
 * from the e-mail where the name has none. 'Çınar & Şık' gives 'cinar-sik', 'cinar-sik-2', ...
 */
export function proposeUsernames(companyName: string, email: string): Generator<string> {
  const candidates = [slug(companyName), slug(email.split('@')[0] ?? ''), 'shop'];
  const base = candidates.find(name => name.replace(/[^a-z]/g, '').length >= shortest);
  return numbered(base ?? 'shop');
}

import { fold } from './fold.ts';

/** The passwords that are published with the demo. */
const published = new Set(['toptan-admin', 'toptan-shop']);

/** Words of this place and of its trade, in three languages (ASVS 5.0, 6.1.2). */
const guessedFirst = `toptan toptancı wholesale wholesaler portal shop store mağaza butik admin administrator yönetici
  sipariş order orders depo warehouse tekstil textile giyim clothing satış password passwd pass parola şifre login giriş
  account hesap user kullanıcı müşteri customer
  جملة طلبات متجر مدير مستخدم كلمة المرور السر مرور سر باسورد الباسورد`;

const lettersOf = (text: string) => fold(text).replace(/\P{L}/gu, '');
const withoutSigns = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const words = guessedFirst.split(/\s+/).map(lettersOf);

/** Fewer different characters than this are one key held down, or two in turns. */
const differentMin = 4;
/** Letters that are the user's own; of a password without letters, different digits. */
const ownMin = 6;

/** The letters that are left when words are taken out until none is there. */
function without(letters: string, taken: readonly string[]): string {
  const next = taken.reduce((left, word) => left.replaceAll(word, ''), letters);
  return next === letters ? letters : without(next, taken);
}

/** Whether a password holds the user's name, however it is written; a name of one or two letters is in too many words to count. */
export function containsUsername(password: string, username: string): boolean {
  const own = lettersOf(username);
  return own.length > 2 && lettersOf(password).includes(own);
}

/**
 * Whether a guesser tries this password first: a published one, a repetition, the user's own name, or one with fewer than six
 * letters beside that name and the words of this place.
 */
export function isGuessable(password: string, username: string): boolean {
  const guess = fold(password);
  if (published.has(guess) || new Set(guess).size < differentMin) return true;
  if (withoutSigns(password) === withoutSigns(username)) return true;
  const letters = lettersOf(password);
  if (letters === '') return new Set(guess.replace(/\P{N}/gu, '')).size < ownMin;
  const own = lettersOf(username);
  const taken = [...(own.length > 2 ? [own] : []), ...words.toSorted((a, b) => b.length - a.length)];
  return without(letters, taken).length < ownMin;
}

import './avatar.css';
import type { Language } from '@toptan/contract/languages';
import { useLanguage } from '../../i18n/language-store.ts';
import { classNames } from '../class-names.ts';

/**
 * First letters of the first two words; one letter for an Arabic name, whose letters join.
 * @param language of the page: it decides between I and İ where the name itself does not
 */
export function initials(name: string, language: Language): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter(word => /\p{L}|\p{N}/u.test(word));
  const letters = words.map(word => word.match(/\p{L}|\p{N}/u)?.[0] ?? '');
  const [first = '', second = ''] = letters;
  if (/\p{Script=Arabic}/u.test(first)) return first;
  const turkish = language === 'tr' || /[ğıİşçöüĞŞÇÖÜ]/.test(name);
  return (first + second).toLocaleUpperCase(turkish ? 'tr' : 'en');
}

/** The initials of a name on a tinted square. The name stands beside it or names the button around it. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'md' | 'lg' }) {
  const language = useLanguage();
  return (
    <i className={classNames('avatar', size === 'lg' && 'w-10 h-10 text-14')} aria-hidden="true">
      {initials(name, language)}
    </i>
  );
}

import { fold } from '@toptan/contract/fold';
import { leakedPasswords } from './leaked-passwords.ts';

/** Common passwords that are neither leaked ones nor refused by a rule below: of the region, and of any portal. */
const furtherPasswords = `147258369123 abcd1234567 abc1234567 asdfasdfasdf password123456 passw0rd123
  p@ssw0rd123 p@ssword123 p@ssw0rd12 mypassword1 mypassword123 changeme123 changeme1234 letmein1234 welcome1234
  welcome2026 secret1234 secret12345 trustno1234 iloveyou1234 adminadmin root123456 test123456 test1234567
  testtest123 user123456 user1234567 guest12345 demo123456 princess123 sunshine123 dragon1234 monkey1234 shadow1234
  google1234 facebook123 instagram123 whatsapp123 barcelona123 realmadrid1 chelsea1234 galatasaray1 galatasaray1905
  fenerbahce1907 besiktas1903 trabzonspor trabzonspor61 trabzonspor1967 sifre12345 sifre123456 parola1234
  parola12345 parola123456 merhaba123 merhaba1234 istanbul34 istanbul123 istanbul1453 ankara1234 izmir12345
  turkiye123 turkiye1923 ataturk1881 mustafakemal seviyorum123 askim12345 canim12345 toptansatis bismillah1
  bismillah123 alhamdulillah allah12345 muhammad123 mohammed123 mohamed123 habibi1234 ahmed12345 ahmet12345
  mehmet1234 mustafa123`;

/** ASVS 5.0, 6.2.4: the commonest 3,000 that are long enough, folded as the password is. */
const commonPasswords = new Set(`${leakedPasswords} ${furtherPasswords}`.split(/\s+/).map(fold));

/** Fewer different characters than this are one key held down, or two in turns. */
const leastCharacters = 4;

/** ASVS 5.0, 6.1.2: words of this place, which are guessed first with a year or a sign behind them. */
const placeWords = new Set(
  'toptan toptanci toptancı wholesale wholesaler portal shop magaza mağaza admin administrator yonetici yönetici siparis sipariş order orders depo warehouse tekstil textile giyim clothing جملة طلبات'
    .split(' ')
    .map(fold),
);

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** Whether what is left without digits and signs is the user's name, or a word of this place. */
function isOfThisPlace(guess: string, username: string): boolean {
  const letters = lettersOf(guess);
  return letters !== '' && (placeWords.has(letters) || letters === lettersOf(username));
}

/** Whether a guesser tries this password first: a very common one, a repetition, the user's own name, a word of this place. */
export function isTooCommon(password: string, username: string): boolean {
  const [guess, name] = [fold(password), fold(username)];
  const isRepetition = new Set(guess).size < leastCharacters;
  return commonPasswords.has(guess) || isRepetition || guess === name || isOfThisPlace(guess, name);
}

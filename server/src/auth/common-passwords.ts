import { fold } from '@toptan/contract/fold';
import { leakedPasswords } from './leaked-passwords.ts';

/** Common passwords of these shops, besides those that are common everywhere. */
const regionalPasswords = `1234567890 12345678910 123456789a a123456789 123456789q 1234567891 123456789123 0123456789 0987654321 9876543210
  1234512345 1234554321 1122334455 123123123123 1472583690 147258369123 123456abcd abcd123456 abcd1234567 abc1234567
  abc123456789 abcdefghij abcdefghijk 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qazxsw23edc
  zaq12wsxcde3 zaq1xsw2cde3 qwertyuiop qwertyuiop1 qwertyuiop123 qwerty1234 qwerty12345 qwerty123456 qwe123qwe123
  123qweasdzxc qweasdzxc123 qazwsxedc1 qazwsxedc123 qwertzuiop asdfghjkl1 asdfghjkl123 asdfasdfasdf asd123asd123
  zxcvbnm123 zxcvbnm1234 password12 password123 password1234 password12345 password123456 passw0rd123 p@ssw0rd123
  p@ssword123 p@ssw0rd12 passwordpassword mypassword mypassword1 mypassword123 changeme123 changeme1234 letmein123
  letmein1234 welcome123 welcome1234 welcome2026 secret1234 secret12345 trustno1234 iloveyou12 iloveyou123
  iloveyou1234 administrator admin12345 admin123456 admin1234567 adminadmin admin@1234 root123456 test123456
  test1234567 testtest123 user123456 user1234567 guest12345 demo123456 football12 football123 basketball
  baseball123 superman123 princess123 sunshine123 computer123 internet123 michael123 charlie123 dragon1234
  monkey1234 master1234 shadow1234 samsung123 google1234 facebook123 instagram123 whatsapp123 liverpool1 liverpool123
  manchester manchester1 barcelona1 barcelona123 realmadrid realmadrid1 chelsea1234 starwars123 pokemon123
  galatasaray galatasaray1 galatasaray1905 fenerbahce fenerbahçe fenerbahce1907 besiktas1903 beşiktaş1903 trabzonspor
  trabzonspor61 trabzonspor1967 sifre12345 şifre12345 sifre123456 şifre123456 parola1234 parola12345 parola123456
  merhaba123 merhaba1234 istanbul34 istanbul123 istanbul1453 ankara1234 izmir12345 turkiye123 türkiye123 turkiye1923
  türkiye1923 atatürk1881 ataturk1881 mustafakemal seviyorum123 askim12345 aşkım12345 canim12345 toptan1234
  toptan12345 toptan123456 toptansatis toptansatış tekstil123 tekstil1234 giyim12345 magaza1234 mağaza1234
  bismillah1 bismillah123 alhamdulillah allah12345 allahuakbar muhammad123 mohammed123 mohamed123 habibi1234
  ahmed12345 ahmet12345 mehmet1234 mustafa123`;

/** ASVS 5.0, 6.2.4: the commonest 3,000 that are long enough, folded as the password is. */
const commonPasswords = new Set(`${leakedPasswords} ${regionalPasswords}`.split(/\s+/).map(fold));

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

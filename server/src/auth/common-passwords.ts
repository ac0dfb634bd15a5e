import { readFileSync } from 'node:fs';
import { fold } from '@toptan/contract/fold';
import { isGuessable } from '@toptan/contract/guessable-password';

/**
 * The 3,000 passwords of ten characters and more that people choose most, in lower case: from the ten million leaked ones
 * of SecLists (github.com/danielmiessler/SecLists, MIT licence), the commonest first.
 */
export const leakedPasswords = readFileSync(new URL('../../leaked-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

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
const commonPasswords = new Set([...leakedPasswords, ...furtherPasswords.split(/\s+/)].map(fold));

/**
 * Whether a guesser tries this password first: a very common one, or one that `isGuessable` names, which the browser warns of too.
 */
export const isTooCommon = (password: string, username: string): boolean =>
  commonPasswords.has(fold(password)) || isGuessable(password, username);

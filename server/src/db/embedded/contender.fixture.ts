import { open, rm } from 'node:fs/promises';
import { OperatorError } from '../../operator-error.ts';
import { Claims } from './claims.ts';
import { acquireDataLock } from './data-lock.ts';

/**
 * A program that takes a lock again and again, as fast as it can, against others that do the same. While it holds the lock
 * a file exists that must not exist before. It gives up the lock in good order, or leaves it as if it had been killed:
 * as the claim of a process whose number now belongs to another. Prints the number of times that it held the lock.
 */
const [folder = '', rounds = '1'] = process.argv.slice(2);
const claims = new Claims(folder);
let held = 0;

while (held < Number(rounds)) {
  const lock = await acquireDataLock({ folder, name: folder }).catch(error => {
    if (error instanceof OperatorError) return undefined;
    throw error;
  });
  if (!lock) continue;
  held += 1;
  const alone = await open(`${folder}.alone`, 'wx');
  await alone.close();
  await rm(`${folder}.alone`);
  const newest = await claims.newest();
  if (newest?.claim.holder && Math.random() < 0.5) {
    const holder = { ...newest.claim.holder, started: 'another' };
    await claims.replace(newest.number, { ...newest.claim, holder });
  } else await lock.release();
}
process.stdout.write(String(held));

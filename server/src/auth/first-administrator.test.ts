import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { users } from '../db/schema-people.ts';
import { type Portal, startPortal } from '../testing/portal.ts';
import { createFirstAdministrator } from './first-administrator.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await startPortal();
});
afterEach(() => portal.close());

/** Runs the same steps as a starting server, and returns the lines that it prints. */
async function start(ADMIN_PASSWORD?: string, ADMIN_USERNAME = 'admin'): Promise<string[]> {
  const lines: string[] = [];
  await createFirstAdministrator(portal.db, { ADMIN_USERNAME, ADMIN_PASSWORD }, line => lines.push(line));
  return lines;
}

const signIn = (username: string, password: string | undefined) =>
  portal.anonymous.call('POST', '/api/auth/login', { username, password });

it('creates one administrator when two servers start at the same time, and prints the password once', async () => {
  const lines = (await Promise.all([start(), start()])).flat();
  expect(lines).toHaveLength(1);
  const password = lines[0]?.match(/the password (\S+) /)?.[1];
  expect((await signIn('admin', password)).json().user.role).toBe('admin');
  expect(await start()).toEqual([]);
  const administrators = await portal.db.select().from(users).where(eq(users.role, 'admin'));
  expect(administrators).toHaveLength(1);
});

it('takes name and password from the settings and does not repeat the password', async () => {
  const [line] = await start('velvet and wool', 'yönetici');
  expect(line).toContain('yönetici');
  expect(line).not.toContain('velvet');
  expect((await signIn('YÖNETICI', 'velvet and wool')).statusCode).toBe(200);
});

it('refuses a too common password as long as there is no administrator', async () => {
  await expect(start('basketball')).rejects.toThrow(ConfigError);
  await start('velvet and wool');
  expect(await start('basketball')).toEqual([]);
});

it('refuses a name that a shop has', async () => {
  const shop = await portal.shop();
  await portal.db.update(users).set({ username: 'Admin' }).where(eq(users.id, shop.userId));
  await expect(start()).rejects.toThrow(ConfigError);
});

import { shops } from './shops.ts';

/** Demo passwords: published, and therefore only ever in demo data. */
export const adminPassword = 'toptan-admin';
export const shopPassword = 'toptan-shop';

/** The members of staff, by the name that shops read. */
export const staff = [
  { username: 'admin', displayName: 'Mert Aydın' },
  { username: 'ayse', displayName: 'Ayşe Demir' },
] as const;

/** Lines for the terminal, at the end of the start. */
export const demoLogins: readonly string[] = [
  `  staff  ${staff.map(({ username }) => username).join(', ')} / ${adminPassword}`,
  `  shop   atlas / ${shopPassword}  (and ${shops.length - 1} more: ${shops
    .slice(1, 4)
    .map(shop => shop.userName)
    .join(', ')} ...)`,
];

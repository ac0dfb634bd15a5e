import { type Scene, type Stage, unanswered } from './scene.ts';

const path = '/account';

const changePassword = ({ page, t }: Stage) =>
  page.getByRole('button', { name: t('account:password.save') }).click();

const secondFactor = ({ page, t }: Stage) =>
  page.getByRole('button', { name: t('account:factor.setUp') }).click();

/** A key as the server makes them, of nobody. */
const key = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Toptan:atlas?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Toptan',
};

const toTheKey = async (stage: Stage) => {
  await secondFactor(stage);
  await stage.page.getByRole('dialog').locator('input[name=currentPassword]').fill('toptan-shop');
  await stage.page.getByRole('dialog').locator('button[type=submit]').click();
  await stage.page.getByRole('dialog').locator('.account-qr svg').waitFor();
};

const fixed = ({ network }: Stage) => network.answer('POST /api/account/second-factor', key);

/** The own account, and the record of staff. */
export const accountScenes: Scene[] = [
  { name: 'account', as: 'shop', path },
  { name: 'account-staff', as: 'staff', path },
  {
    name: 'account-password-errors',
    as: 'shop',
    path,
    act: async stage => {
      await changePassword(stage);
      await stage.page.getByRole('dialog').locator('button[type=submit]').click();
    },
  },
  ...unanswered({ name: 'account', as: 'shop', path }, 'GET /api/account'),
  { name: 'account-password', as: 'shop', path, act: changePassword },
  { name: 'account-password-again', as: 'shop', path, act: secondFactor },
  { name: 'account-second-factor', as: 'shop', path, before: fixed, act: toTheKey },
  {
    name: 'account-recovery-codes',
    as: 'shop',
    path,
    before: async stage => {
      await fixed(stage);
      await stage.network.answer('POST /api/account/second-factor/confirm', {
        recoveryCodes: Array.from({ length: 10 }, (_, index) => `k7m2p-${index}x4qz`),
      });
    },
    act: async stage => {
      await toTheKey(stage);
      await stage.page.getByRole('dialog').locator('input[name=code]').fill('123456');
      await stage.page.getByRole('dialog').locator('button[type=submit]').click();
      await stage.page.getByRole('dialog').locator('ol').waitFor();
    },
  },
  { name: 'audit', as: 'staff', path: '/admin/audit' },
  { name: 'audit-none-found', as: 'staff', path: '/admin/audit?q=kuzey+yıldızı' },
  {
    name: 'audit-details',
    as: 'staff',
    path: '/admin/audit',
    act: ({ page }) => page.locator('main tbody tr, main .list-entry a').first().click(),
  },
  ...unanswered({ name: 'audit', as: 'staff', path: '/admin/audit' }, 'GET /api/audit'),
];

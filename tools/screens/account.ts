import type { Account, AccountSession } from '@toptan/contract/account';
import type { AuditEvent } from '@toptan/contract/audit';
import { type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const path = '/account';

const changePassword = ({ page, t }: Stage) =>
  page.getByRole('button', { name: t('account:password.save') }).click();

const secondFactor = ({ page, t }: Stage) =>
  page.getByRole('button', { name: t('account:factor.setUp') }).click();

/** A key as the server makes them, without an account. */
const key = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Toptan:atlas?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Toptan',
};

const toTheKey = async (stage: Stage) => {
  await secondFactor(stage);
  await stage.page.getByRole('dialog').locator('input[name=currentPassword]').fill('toptan-shop');
  await stage.page.getByRole('dialog').locator('button[type=submit]').click();
  await stage.page.getByRole('dialog').locator('.qr-code svg').waitFor();
};

const fixed = ({ network }: Stage) => network.answer('POST /api/account/second-factor', key);

const browsers = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
};

const session = (userAgent: string, index: number): AccountSession => ({
  id: `0193d8c7-e800-72b7-ba77-897737f8cb${index}f`,
  isCurrent: index === 0,
  createdAt: '2026-11-02T08:00:00Z',
  lastSeenAt: `2026-11-${20 - 3 * index}T08:00:00Z`,
  userAgent,
  address: index === 2 ? '2a02:ff0:331b:8c1d:94af:1bff:fe33:207e' : `88.230.17.${40 + index}`,
});

/** A second factor and three devices, as after some months. */
async function settled({ network }: Stage) {
  await network.change<Account>('GET /api/account', account => ({
    ...account,
    secondFactor: { isOn: true, isRequired: false, recoveryCodesLeft: 7 },
  }));
  await network.answer('GET /api/account/sessions', Object.values(browsers).map(session));
}

/** The newest row counts failed sign-ins; then a shop, a visitor and the portal itself did something. */
const mixed = ({ network }: Stage) =>
  network.change<AuditEvent[]>('GET /api/audit', ([failed, placed, registered, sent, ...others]) => [
    {
      ...failed,
      action: 'POST /api/auth/login',
      subjectId: null,
      subject: null,
      details: null,
      status: 401,
      attempts: 1240,
    },
    {
      ...placed,
      role: 'shop',
      action: 'POST /api/orders',
      subject: 'SIP-2026-0412',
      status: 201,
      details: { items: { count: 12 }, notes: null, isUrgent: false },
    },
    {
      ...registered,
      username: null,
      role: 'system',
      action: 'POST /api/registration-request',
      subject: 'Kardelen Giyim',
      status: 201,
    },
    {
      ...sent,
      username: null,
      role: 'system',
      action: 'email.sent',
      subject: 'elif@kardelen.example',
      address: null,
      requestId: null,
      status: null,
      details: null,
    },
    ...others,
  ]);

const openNewest = ({ page }: Stage) => page.locator('main tbody tr, main .list-entry a').first().click();

/** The own account, and the record of staff. */
export const accountScenes: Scene[] = [
  { name: 'account', as: 'shop', path },
  { name: 'account-staff', as: 'staff', path },
  { name: 'account-settled', as: 'shop', path, before: settled },
  { name: 'account-settled-end', as: 'shop', path, before: settled, act: scrollToEnd, only: 'phone' },
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
  { name: 'audit-outcomes', as: 'staff', path: '/admin/audit', before: mixed },
  { name: 'audit-attempts', as: 'staff', path: '/admin/audit', before: mixed, act: openNewest },
  { name: 'audit-details', as: 'staff', path: '/admin/audit', act: openNewest },
  { name: 'audit-sent', as: 'staff', path: '/admin/audit', before: mixed, act: openNewest },
  ...unanswered({ name: 'audit', as: 'staff', path: '/admin/audit' }, 'GET /api/audit'),
];

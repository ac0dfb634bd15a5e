import type { RegistrationRequest } from '@toptan/contract/registration';
import { answerQuestion, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';

const path = '/admin/registration-requests';
const list = 'GET /api/registration-requests';

const press = ({ page, t }: Stage, action: string) =>
  page
    .locator('main')
    .getByRole('button')
    .filter({ hasText: t(action) })
    .first()
    .click();

async function decide(stage: Stage, action: string) {
  await press(stage, action);
  await answerQuestion(stage);
}

async function openPlate(stage: Stage) {
  await press(stage, 'requests:plate.open');
  await stage.page.getByRole('dialog').waitFor();
}

/** Registration requests, for staff. */
export const requestScenes: Scene[] = [
  { name: 'requests', as: 'staff', path },
  { name: 'requests-end', as: 'staff', path, act: scrollToEnd },
  ...unanswered({ name: 'requests', as: 'staff', path }, list),
  { name: 'requests-empty', as: 'staff', path, before: ({ network }) => network.answer(list, []) },
  { name: 'requests-none-found', as: 'staff', path: `${path}?q=kuzey+yıldızı` },
  { name: 'requests-approve', as: 'staff', path, act: stage => press(stage, 'requests:approve.action') },
  {
    name: 'requests-approve-mailed',
    as: 'staff',
    path,
    before: ({ network }) =>
      network.change<RegistrationRequest[]>(list, rows => rows.map(row => ({ ...row, isMailSet: true }))),
    act: stage => press(stage, 'requests:approve.action'),
  },
  { name: 'requests-reject', as: 'staff', path, act: stage => press(stage, 'requests:reject.action') },
  { name: 'requests-plate', as: 'staff', path, act: openPlate },
  {
    name: 'requests-plate-gone',
    as: 'staff',
    path,
    before: ({ network }) => network.fail('GET /api/registration-requests/*/tax-plate'),
    act: openPlate,
  },
  { name: 'requests-renew', as: 'staff', path, act: stage => press(stage, 'requests:renew.action') },
  {
    name: 'requests-approving',
    as: 'staff',
    path,
    before: ({ network }) => network.hold('POST /api/registration-requests/*/approve'),
    act: stage => decide(stage, 'requests:approve.action'),
  },
  {
    name: 'requests-link',
    as: 'staff',
    path,
    before: ({ network, world }) =>
      network.answer('POST /api/registration-requests/*/approve', {
        ...approved,
        customerId: '0193d8c7-e800-72b7-ba77-897737f8cc0d',
        setPasswordLink: `https://toptan.example/set-password#${world.passwordToken}`,
        message: `Merhaba Ayşe Karadağ, Yıldız Tekstil sipariş portalındaki hesabınız hazır:\nhttps://toptan.example/set-password#${world.passwordToken}`,
      }),
    act: async stage => {
      await decide(stage, 'requests:approve.action');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'requests-rejected',
    as: 'staff',
    path,
    before: ({ network }) =>
      network.answer('POST /api/registration-requests/*/reject', { ...approved, status: 'rejected' }),
    act: async stage => {
      await decide(stage, 'requests:reject.action');
      await stage.page.getByText(stage.t('requests:reject.done')).first().waitFor();
    },
  },
];

const approved: RegistrationRequest = {
  id: '0193d8c7-e800-72b7-ba77-897737f8cb1f',
  customerName: 'Zeytin Dalı Giyim',
  ownerFirstName: 'Ayşe',
  ownerLastName: 'Karadağ',
  phoneNumber: '+90 532 418 07 66',
  email: 'ayse@zeytindaligiyim.example',
  taxNumber: null,
  hasTaxPlate: false,
  status: 'approved',
  language: 'tr',
  createdAt: '2026-11-18T09:12:00Z',
  decidedAt: '2026-11-19T09:12:00Z',
  customerId: '0193d8c7-e800-72b7-ba77-897737f8cb20',
  username: 'zeytin-dali',
  passwordChosen: false,
  mail: null,
  isMailSet: false,
};

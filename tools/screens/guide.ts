import type { Guide, GuideProgress } from '@toptan/contract/guide';
import { type Scene, type Stage, unanswered } from './scene.ts';

const path = '/admin/start';
const call = 'GET /api/guide';

const empty: GuideProgress = {
  done: [],
  skipped: [],
  isClosed: false,
  name: null,
  hasLogo: false,
  products: 0,
  customers: 0,
  invited: 0,
  signedIn: 0,
};

const given =
  (progress: Partial<GuideProgress>, isOpen = true) =>
  ({ network }: Stage) => {
    const guide: Guide = { isOpen, address: 'https://yildiz.example', progress: { ...empty, ...progress } };
    return network.answer(call, guide);
  };

const named = { name: 'Yıldız Tekstil', hasLogo: true } as const;
const stocked = { ...named, products: 86, done: ['company', 'products'] } satisfies Partial<GuideProgress>;
const peopled = {
  ...stocked,
  customers: 12,
  invited: 8,
  signedIn: 7,
  done: ['company', 'products', 'customers'],
} satisfies Partial<GuideProgress>;

const noGoods = ({ network }: Stage) => network.answer('GET /api/products', []);

const halfWay = {
  id: '0193d8c7-e800-72b7-ba77-897737f8cc01',
  kind: 'products',
  fileName: 'yildiz-kis-2026.xlsx',
  state: 'checked',
  columns: [],
  numberFormat: 'tr',
  ambiguous: null,
  counts: {
    rows: 412,
    create: 394,
    update: 0,
    same: 0,
    error: 18,
    done: 412,
    applied: 0,
    undone: 0,
    kept: 0,
  },
  createdAt: '2026-11-24T07:12:00.000Z',
  createdBy: 'mert',
  changedAt: '2026-11-24T07:14:00.000Z',
};

async function openInvitation({ page }: Stage) {
  await page.locator('.invitations button').first().click();
  await page.getByRole('dialog').waitFor();
}

/** The first day of a portal, step by step, and the card on the dashboard. */
export const guideScenes: Scene[] = [
  {
    name: 'guide-company',
    as: 'staff',
    path,
    before: async stage => {
      await given({})(stage);
      await noGoods(stage);
    },
  },
  {
    name: 'guide-products',
    as: 'staff',
    path,
    before: async stage => {
      await given({ ...named, done: ['company'] })(stage);
      await noGoods(stage);
      await stage.network.answer('GET /api/imports', [halfWay]);
    },
  },
  {
    name: 'guide-customers',
    as: 'staff',
    path,
    before: given({ ...stocked, skipped: ['company'], done: ['products'] }),
  },
  { name: 'guide-invitations', as: 'staff', path, before: given(peopled) },
  { name: 'guide-invite-asked', as: 'staff', path, before: given(peopled), act: openInvitation },
  {
    name: 'guide-invite',
    as: 'staff',
    path,
    before: async stage => {
      await given(peopled)(stage);
      const setPasswordLink = 'https://yildiz.example/set-password?language=tr#q8R2vYx0';
      await stage.network.answer('POST /api/customers/*/link', {
        userName: 'atlas',
        setPasswordLink,
        expiresAt: '2026-11-28T07:12:00.000Z',
        message: `Merhaba Selin Karaca, Yıldız Tekstil sipariş portalındaki hesabınız hazır:\n${setPasswordLink}\nKullanıcı adınız: atlas. Şifrenizi kendiniz belirlersiniz. Bağlantı 72 saat geçerlidir ve bir kez kullanılabilir.`,
      });
    },
    act: async stage => {
      await openInvitation(stage);
      await stage.page.getByRole('dialog').locator('.btn-primary').click();
      await stage.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'guide-over',
    as: 'staff',
    path,
    before: given(
      { ...peopled, invited: 12, done: ['company', 'products', 'customers', 'invitations'] },
      false,
    ),
  },
  { name: 'guide-none', as: 'staff', path },
  ...unanswered({ name: 'guide', as: 'staff', path }, call),
  { name: 'guide-card', as: 'staff', path: '/', before: given(peopled) },
  { name: 'guide-card-new', as: 'staff', path: '/', before: given({}) },
];

import { accentSheet } from '@toptan/contract/accent';
import { type NoticeSwitch, noticeSwitches } from '@toptan/contract/notice-kinds';
import { pageAnswersId } from '@toptan/contract/page-answers';
import { accentElementId, type PortalInfo, plainPortal, portalElementId } from '@toptan/contract/portal';
import type { Settings } from '@toptan/contract/settings';
import { type Scene, type Stage, unanswered } from './scene.ts';

const path = '/admin/settings';
const call = 'GET /api/settings';

const accent = '#6d2750';

const yildiz: PortalInfo = {
  ...plainPortal,
  name: 'Yıldız Tekstil',
  accent,
  phone: '+90 212 000 45 67',
  whatsapp: '+90 532 000 45 67',
};

const settings: Settings = {
  version: 7,
  name: yildiz.name,
  legalName: 'Yıldız Tekstil San. ve Tic. Ltd. Şti.',
  address: 'Keresteciler Sitesi, Fatih Cd. No: 41, Merter / İstanbul',
  taxOffice: 'Merter',
  taxNumber: '9876543210',
  ibans: [
    { bank: 'Ziraat Bankası', iban: 'TR330006100519786457841326' },
    { bank: 'İş Bankası', iban: 'TR940006400000012345678900' },
  ],
  phones: ['+90 212 000 45 67'],
  whatsapp: '+90 532 000 45 67',
  email: 'siparis@yildiztekstil.example',
  logoUrl: null,
  accent,
  loginPictureUrl: null,
  processingFee: '25.00',
  orderNumberPrefix: 'YLD-{yy}-',
  nextOrderNumber: 1483,
  stockView: 'capped',
  languages: ['tr', 'ar', 'en'],
  isRegistrationOpen: true,
  senderName: null,
  emailSentences: { 'login-details': { tr: 'Sorunuz olursa WhatsApp’tan yazın, aynı gün dönüyoruz. Ayşe' } },
  isOrderEmailOn: true,
  staffOrders: 'place',
  shopChanges: 'off',
  showcase: 'off',
  isShowcaseIndexed: false,
  isTaxAsked: false,
  noticesOn: [],
  quietHours: { from: '20:00', until: '09:00' },
  isSecondFactorRequired: false,
};

/** What the page brings: the answers of its calls, and the settings of the portal. */
const islands = new RegExp(
  `<script type="application/json" id="(?:${pageAnswersId}|${portalElementId})"[^>]*>.*?</script>`,
  'gs',
);

/** Brings the page as the server sends it while the wholesaler has set this. */
export const wearing =
  (portal: PortalInfo) =>
  ({ page }: Stage) =>
    page.route('**/*', async route => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const island = `<script type="application/json" id="${portalElementId}">${JSON.stringify(portal)}</script>`;
      const sheet = portal.accent
        ? `<style id="${accentElementId}">${accentSheet(portal.accent)}</style>`
        : '';
      const body = (await answer.text()).replace(islands, '').replace('</head>', end => sheet + island + end);
      return route.fulfill({ response: answer, body });
    });

/** What a wholesaler usually tells shops. */
export const usualNotices: readonly NoticeSwitch[] = noticeSwitches.filter(
  each => !/^(in_production:email|(confirmed|in_production):whatsapp)$/.test(each),
);

const withSettings = async (stage: Stage, given: Settings = settings) => {
  await stage.network.answer(call, given);
  await wearing(yildiz)(stage);
};

/** The settings in their parts, and the portal that wears them. */
export const settingsScenes: Scene[] = [
  { name: 'settings-plain', as: 'staff', path },
  ...unanswered({ name: 'settings', as: 'staff', path }, call),
  { name: 'settings-company', as: 'staff', path, before: withSettings },
  {
    name: 'settings-company-wrong',
    as: 'staff',
    path,
    before: withSettings,
    act: async ({ page, t }) => {
      await page.getByLabel(t('settings:names.taxNumber')).fill('987654321');
      await page.locator('form button[type=submit]').click();
      await page.locator('.field-error svg').first().waitFor();
    },
  },
  { name: 'settings-look', as: 'staff', path: `${path}?tab=look`, before: withSettings },
  {
    name: 'settings-look-unreadable',
    as: 'staff',
    path: `${path}?tab=look`,
    before: withSettings,
    act: ({ page, t }) => page.getByLabel(t('settings:accent.type')).fill('#c9a14a'),
  },
  { name: 'settings-orders', as: 'staff', path: `${path}?tab=orders`, before: withSettings },
  { name: 'settings-languages', as: 'staff', path: `${path}?tab=languages`, before: withSettings },
  { name: 'settings-emails', as: 'staff', path: `${path}?tab=emails`, before: withSettings },
  {
    name: 'settings-emails-order',
    as: 'staff',
    path: `${path}?tab=emails`,
    before: withSettings,
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('settings:emails.order-confirmation') }).click();
      await page.frameLocator('.email-preview').getByText('TPT-').last().waitFor();
    },
  },
  {
    name: 'settings-showcase',
    as: 'staff',
    path: `${path}?tab=showcase`,
    before: stage => withSettings(stage, { ...settings, showcase: 'collections', isTaxAsked: true }),
  },
  { name: 'settings-showcase-off', as: 'staff', path: `${path}?tab=showcase`, before: withSettings },
  {
    name: 'settings-notices',
    as: 'staff',
    path: `${path}?tab=notices`,
    before: stage => withSettings(stage, { ...settings, noticesOn: [...usualNotices] }),
  },
  { name: 'settings-staff', as: 'staff', path: `${path}?tab=staff`, before: withSettings },
  {
    name: 'settings-staff-add',
    as: 'staff',
    path: `${path}?tab=staff`,
    before: withSettings,
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('words:add'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'settings-login', as: 'visitor', path: '/login', before: wearing(yildiz) },
  { name: 'settings-catalog', as: 'shop', path: '/catalog', before: wearing(yildiz) },
  {
    name: 'settings-registration-closed',
    as: 'visitor',
    path: '/register',
    before: wearing({ ...yildiz, isRegistrationOpen: false }),
  },
];

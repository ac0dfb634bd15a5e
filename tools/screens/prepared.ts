import type { PreparedOrder } from '@toptan/contract/draft-links';
import type { Draft } from '@toptan/contract/drafts';
import { changeDraft, inBasket, inCatalog, oneDraft } from './desk.ts';
import { openList, pageHeading, type Scene, type Stage, submitDialog } from './scene.ts';

const offer = 'PUT /api/drafts/*/offer';
const makeLink = 'POST /api/drafts/*/link';

const sentAt = '2026-11-26T08:05:00Z';
const until = '2026-12-10T08:05:00Z';

const link = 'https://toptan.example/prepared?language=tr#9Xw4cQ7vJm2LrT8yKp5ZsB1nFh6DgAeWuVx3iOoPqRt';

const isOffered = (stage: Stage) => changeDraft(stage, { offeredAt: sentAt, offeredTotal: '49716.40' });

/** The draft has no link yet, and gets this one. */
async function givesLink(stage: Stage) {
  await changeDraft(stage, { linkUntil: null });
  await stage.network.answer(makeLink, { link, until, language: 'tr', name: 'Selin Karaca' });
}

/** Opens the dialog that sends a draft to its shop. */
const openSending = async ({ page, t }: Stage) => {
  await page.getByRole('button', { name: t('desk:sendToShop') }).click();
  await page.getByRole('dialog').waitFor();
};

const openOnPhone = async (stage: Stage) => {
  await openList(stage, stage.page.locator('.order-banner-tools [aria-haspopup=menu]'));
  await stage.page.getByRole('menuitem', { name: stage.t('desk:onPhone.show') }).click();
  await stage.page.getByRole('dialog').waitFor();
};

const linkPath = '/prepared#9Xw4cQ7vJm2LrT8yKp5ZsB1nFh6DgAeWuVx3iOoPqRt';
const readLink = 'POST /api/drafts/link';
const orderByLink = 'POST /api/drafts/link/order';

/** The answer of a link to the draft of the world. */
const linked =
  (change: Partial<PreparedOrder> = {}) =>
  async ({ network, world }: Stage) => {
    const prepared = {
      state: 'offered',
      shop: 'Atlas Butik',
      language: 'tr',
      by: 'Mert Aydın',
      until,
      notes: 'Vitrin için konuştuğumuz renkler.',
      offeredAt: sentAt,
      offeredTotal: world.draftQuote.total,
      quote: world.draftQuote,
      colors: world.colors,
      order: null,
      ...change,
    };
    await network.answer(readLink, { seen: '1', prepared });
  };

const toConfirm = ({ page }: Stage) => page.locator('.prepared-foot .btn-primary').click();

const ordered = {
  orderNumber: 'TPT-26-00463',
  total: '49716.40',
  subtotal: '49691.40',
  processingFee: '25.00',
  pieces: 86,
  placedAt: '2026-11-26T08:20:00Z',
};

/** The draft waits for the shop that is signed in. */
const waits = async ({ network, world }: Stage) => {
  const draft = {
    ...world.draft,
    by: { id: null, name: 'Mert Aydın' },
    notes: 'Vitrin için konuştuğumuz renkler.',
    offeredAt: sentAt,
    offeredTotal: world.draftQuote.total,
  };
  await network.answer('GET /api/drafts', [draft]);
  await network.answer(oneDraft, draft);
};

const ofDraft = ({ network, world }: Stage) => network.answer('GET /api/basket/*/check', world.draftQuote);

/** Orders that staff prepare and a shop confirms. */
export const preparedScenes: Scene[] = [
  {
    name: 'prepared-desk',
    as: 'staff',
    path: '/basket',
    before: ({ network }) =>
      network.change<Draft[]>('GET /api/drafts', drafts =>
        drafts.map((draft, at) => (at === 0 ? { ...draft, offeredAt: sentAt } : draft)),
      ),
  },
  {
    name: 'prepared-send',
    as: 'staff',
    path: inBasket,
    before: givesLink,
    act: async stage => {
      await changeDraft(stage, { linkUntil: until });
      await openSending(stage);
      await stage.page.locator('.qr-code svg').waitFor();
    },
  },
  {
    name: 'prepared-send-refused',
    as: 'staff',
    path: inBasket,
    before: async stage => {
      await givesLink(stage);
      await stage.network.fail(offer, 409, 'mail_not_set');
    },
    act: async stage => {
      await changeDraft(stage, { linkUntil: until });
      await openSending(stage);
      await submitDialog(stage);
      await stage.page.locator('[role=dialog] .callout').waitFor();
    },
  },
  {
    name: 'prepared-sent',
    as: 'staff',
    path: inBasket,
    before: givesLink,
    act: async stage => {
      await changeDraft(stage, { linkUntil: until });
      await openSending(stage);
      const offered = { offeredAt: sentAt, offeredTotal: '49716.40' };
      await stage.network.answer(offer, { ...stage.world.draft, ...offered, linkUntil: until });
      await changeDraft(stage, { ...offered, linkUntil: until });
      await submitDialog(stage);
      await stage.page.getByRole('button', { name: stage.t('desk:done') }).waitFor();
    },
  },
  { name: 'prepared-waits', as: 'staff', path: inBasket, before: isOffered },
  {
    name: 'prepared-link-elsewhere',
    as: 'staff',
    path: inBasket,
    before: stage => changeDraft(stage, { offeredAt: sentAt, offeredTotal: '49716.40', linkUntil: until }),
    act: async ({ page, t }) => {
      await page.getByRole('button', { name: t('desk:linkAndMessage') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'prepared-on-phone',
    as: 'staff',
    path: inCatalog,
    before: givesLink,
    act: async stage => {
      await changeDraft(stage, { linkUntil: until });
      await openOnPhone(stage);
      await stage.page.locator('.qr-code svg').waitFor();
    },
  },
  {
    name: 'prepared-on-phone-failed',
    as: 'staff',
    path: inCatalog,
    before: async stage => {
      await changeDraft(stage, { linkUntil: null });
      await stage.network.fail(makeLink);
    },
    act: openOnPhone,
  },
  { name: 'prepared-link', as: 'visitor', path: linkPath, before: linked() },
  {
    name: 'prepared-link-open',
    as: 'visitor',
    path: linkPath,
    before: linked({ state: 'open', notes: null, offeredAt: null, offeredTotal: null }),
  },
  {
    name: 'prepared-link-moved',
    as: 'visitor',
    path: linkPath,
    before: linked({ offeredTotal: '49716.40' }),
  },
  {
    name: 'prepared-link-placed',
    as: 'visitor',
    path: linkPath,
    before: linked({ state: 'placed', quote: null, order: ordered }),
  },
  {
    name: 'prepared-link-changed-at-confirming',
    as: 'visitor',
    path: linkPath,
    before: async stage => {
      await linked()(stage);
      await stage.network.fail(orderByLink, 409, 'basket_changed');
    },
    act: async stage => {
      await linked({ quote: { ...stage.world.draftQuote, total: '50196.40' } })(stage);
      await toConfirm(stage);
      await stage.page.locator('.prepared-moves').waitFor();
    },
  },
  {
    name: 'prepared-link-unanswered',
    as: 'visitor',
    path: linkPath,
    before: async stage => {
      await linked()(stage);
      await stage.network.cut(orderByLink);
    },
    act: async stage => {
      await toConfirm(stage);
      await stage.page.locator('.callout-danger').waitFor();
    },
    breaks: true,
  },
  {
    name: 'prepared-link-ended',
    as: 'visitor',
    path: linkPath,
    before: ({ network }) => network.fail(readLink, 404, 'link_invalid'),
    breaks: true,
  },
  {
    name: 'prepared-link-busy',
    as: 'visitor',
    path: linkPath,
    before: ({ network }) => network.fail(readLink, 429, 'too_many_requests'),
    breaks: true,
  },
  {
    name: 'prepared-link-failed',
    as: 'visitor',
    path: linkPath,
    before: ({ network }) => network.fail(readLink),
  },
  {
    name: 'prepared-link-loading',
    as: 'visitor',
    path: linkPath,
    before: ({ network }) => network.hold(readLink),
    waitsFor: pageHeading,
  },
  { name: 'prepared-in-basket', as: 'shop', path: '/basket', before: waits },
  { name: 'prepared-on-dashboard', as: 'shop', path: '/', before: waits },
  {
    name: 'prepared-for-shop',
    as: 'shop',
    path: ({ draft }) => `/basket?prepared=${draft.id}`,
    before: async stage => {
      await waits(stage);
      await ofDraft(stage);
    },
  },
  {
    name: 'prepared-taken-back',
    as: 'shop',
    path: ({ noId }) => `/basket?prepared=${noId}`,
    breaks: true,
  },
];

import { gone, press, seen, settle } from './window.mjs';

/** @typedef {(window: import('./window.mjs').Window) => Promise<void>} Act */
/**
 * One picture of a walk: its address, if it has one, and its actions.
 * @typedef {{ name: string, path?: string, act?: Act }} Step
 */

/** @param {string} username @param {string} password @returns {Act} */
const signIn = (username, password) => async window => {
  await seen(window, 'input[name=username]');
  await window.type('input[name=username]', username);
  await window.type('input[name=password]', password);
  await press(window, 'form button[type=submit]');
  await seen(window, '.head');
};

/** @param {string} selector @param {string} opened selector of an element that can be seen then @returns {Act} */
const pressing = (selector, opened) => async window => {
  await press(window, selector);
  await seen(window, opened);
};

/** Opens the decision on the first change request: by its tag, on a phone by the details of the order. @type {Act} */
async function openingRequest(window) {
  await seen(window, 'main a[href*="order="]');
  const isPhone = await window.evaluate(() => matchMedia('(max-width: 767px)').matches);
  if (isPhone) await pressing('main a[href*="order="]', '[role=dialog] a[href$="/request"]')(window);
  await pressing(
    isPhone ? '[role=dialog] a[href$="/request"]' : 'main a[href$="/request"]',
    '.decide',
  )(window);
}

/** Shares the first product, and waits for the message. @type {Act} */
async function sharing(window) {
  await pressing('main .lucide-share-2', '[role=dialog] textarea')(window);
}

/** Scrolls to the last element. @param {string} selector @returns {Act} */
const scrollingTo = selector => async window => {
  await seen(window, selector);
  await settle(window);
  await window.evaluate(to => [...document.querySelectorAll(to)].at(-1)?.scrollIntoView(), selector);
};

/** Closes the layer over the page, which must be where it was. @type {Act} */
async function goingBack(window) {
  const before = await window.evaluate(() => scrollY);
  await window.evaluate(() => history.back());
  await gone(window, '[role=dialog]');
  await settle(window);
  const moved = (await window.evaluate(() => scrollY)) - before;
  if (moved !== 0) throw new Error(`the page behind has moved by ${moved} px`);
}

/**
 * The steps of each account, one after the other in one window. To walk further, add a line.
 * @type {Record<'shop' | 'staff', Step[]>}
 */
export const walks = {
  shop: [
    {
      name: 'shared-goods',
      path: '/s/demo-selection',
      act: pressing('.model-ask', '.model-ask[aria-pressed=true]'),
    },
    { name: 'shared-model', act: pressing('.product-card-name button', '[role=dialog] footer a') },
    { name: 'shared-ended', path: '/s/demo-ended', act: window => seen(window, '.shared-ways') },
    { name: 'sign-in', path: '/login' },
    { name: 'home', act: signIn('atlas', 'toptan-shop') },
    { name: 'catalogue', path: '/catalog' },
    {
      name: 'catalogue-scrolled',
      act: async window => {
        await window.evaluate(() => scrollTo(0, 1500));
      },
    },
    {
      name: 'catalogue-found',
      path: '/catalog?category=CLOTHING',
      act: async window => {
        await seen(window, '.product-card');
        await window.type('[role=searchbox]', 'keten');
      },
    },
    { name: 'picker', act: pressing('.product-card button', '.picker .quantity-grid') },
    {
      name: 'picker-chosen',
      act: async window => {
        await window.type('.picker .quantity-cell:not([data-fill]) > input', '12');
        // The keyboard of a phone covers the button.
        await window.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
      },
    },
    { name: 'picker-added', act: pressing('.picker button[type=submit]', '.picker [role=status] a') },
    { name: 'catalogue-packs', path: '/catalog?show=packs' },
    { name: 'packs', act: pressing('.product-card button', '.picker .packs') },
    { name: 'list', path: '/basket/list' },
    {
      name: 'list-read',
      act: async window => {
        await window.type('.one textarea', '2902 mavi 5');
        await press(window, '.one .btn-primary');
        await seen(window, '.got, .ask');
      },
    },
    { name: 'list-answered', act: pressing('.ask-way:not([data-plain])', '.got') },
    { name: 'basket', path: '/basket' },
    { name: 'basket-end', act: scrollingTo('.basket-summary') },
    { name: 'ordered', act: pressing('.basket-summary .btn-primary', '.order-placed') },
    { name: 'orders', path: '/orders' },
    { name: 'order', act: pressing('.order-row-link', '[role=dialog]') },
    { name: 'account', path: '/account' },
    { name: 'account-notices', act: scrollingTo('.notice-grid') },
  ],
  staff: [
    { name: 'home', path: '/login', act: signIn('admin', 'toptan-admin') },
    { name: 'products', path: '/admin/catalog' },
    { name: 'product-form', act: pressing('main .btn-primary', '[role=dialog] textarea') },
    { name: 'product-form-end', act: scrollingTo('[role=dialog] .surface-body button') },
    { name: 'product-form-left', act: goingBack },
    { name: 'share', path: '/admin/catalog', act: sharing },
    { name: 'share-left', act: goingBack },
    { name: 'links', path: '/admin/links' },
    { name: 'collections', path: '/admin/collections' },
    { name: 'collection', act: pressing('.collection-list a', '.collection-tile') },
    { name: 'order-management', path: '/admin/orders' },
    { name: 'order-status', act: pressing('main [role=combobox]', '[role=option]') },
    { name: 'order-status-chosen', act: pressing('[role=option]:nth-of-type(2)', 'h1') },
    { name: 'order-details', act: pressing('main a[href*="order="]', '[role=dialog]') },
    { name: 'order-change', act: pressing('[role=dialog] a[href$="/change"]', '.change-card, .phone-row') },
    { name: 'change-requests', path: '/admin/orders?request=open' },
    { name: 'change-request', act: openingRequest },
    {
      name: 'to-tell',
      path: '/admin/orders',
      act: pressing('main .btn:has(.lucide-message-circle)', '[role=dialog] a[href*="wa.me"]'),
    },
    { name: 'rules', path: '/admin/terms' },
    { name: 'reports', path: '/admin/reports?compare=year' },
    { name: 'size-curve', path: '/admin/reports?report=size-curve' },
    { name: 'sizes-by-color', path: '/admin/reports?report=size-grid&category=CLOTHING' },
    { name: 'import', path: '/admin/imports' },
    { name: 'import-pictures', path: '/admin/imports?kind=pictures' },
    { name: 'settings', path: '/admin/settings' },
    { name: 'settings-look', path: '/admin/settings?tab=look' },
    { name: 'settings-emails', path: '/admin/settings?tab=emails' },
    { name: 'settings-notices', path: '/admin/settings?tab=notices' },
    { name: 'desk', path: '/basket' },
    { name: 'ordering-for-shop', act: pressing('.desk-rows a', '.order-banner') },
    { name: 'draft-basket', act: scrollingTo('.basket-summary') },
    { name: 'shared-staff', path: '/s/demo-selection', act: window => seen(window, 'aside .callout') },
    { name: 'link-ended', path: '/prepared#spent', act: window => seen(window, '.prepared-sentence .btn') },
    { name: 'command-menu', path: '/admin/orders', act: pressing('.command-button', '[role=listbox]') },
  ],
};

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Guide } from '@toptan/contract/guide';
import type { Settings } from '@toptan/contract/settings';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { type Answer, answerCalls, type SentCall } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { GuidePage } from './guide-page.tsx';
import { readGuideSearch } from './guide-search.ts';

afterEach(() => {
  queryClient.clear();
});

const guideOf = (done: NonNullable<Guide['progress']>['done']): Guide => ({
  isOpen: true,
  address: 'https://toptan.example',
  progress: {
    done,
    skipped: ['customers'],
    isClosed: false,
    name: 'Yıldız',
    hasLogo: false,
    products: 0,
    customers: 0,
    invited: 0,
    signedIn: 0,
  },
});

const settings = {
  version: 1,
  name: null,
  legalName: null,
  address: null,
  taxOffice: null,
  taxNumber: null,
  ibans: [],
  phones: [],
  whatsapp: null,
  email: null,
  accent: null,
  logoUrl: null,
  loginPictureUrl: null,
  processingFee: '25.00',
  orderNumberPrefix: 'TPT-',
  nextOrderNumber: 1,
  stockView: 'exact',
  languages: ['en'],
  isRegistrationOpen: true,
  senderName: null,
  emailSentences: {},
  isOrderEmailOn: true,
  isSecondFactorRequired: false,
} as unknown as Settings;

/** Opens the guide; returns the bodies that it sent, and its router. */
async function openGuide(guide: Guide, more: Record<string, Answer> = {}, search = '') {
  const sent = answerCalls({ 'GET /api/guide': { body: guide }, 'PUT /api/guide': { body: guide }, ...more });
  const address = `/admin/start${search}`;
  const { router } = await renderAt({ '/admin/start': GuidePage }, { address, readSearch: readGuideSearch });
  return { sent, router };
}

const puts = (sent: SentCall[]) => sent.filter(({ method }) => method === 'PUT');

it('skips the step that is open and says nothing of the others', async () => {
  const { sent } = await openGuide(guideOf(['company']));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip this step' }));
  await waitFor(() => expect(puts(sent)).toHaveLength(1));
  expect(JSON.parse(String(puts(sent)[0]?.body))).toEqual({ skip: 'products' });
});

it('shows what is typed as shops would see it, goods with pictures first', async () => {
  const product = (name: string, imageUrl: string | null) => ({ id: name, name, imageUrl, category: null });
  const goods = [product('Bluz', null), product('Ceket', '/api/pictures/a/90.webp')];
  await openGuide(guideOf([]), {
    'GET /api/settings': { body: settings },
    'GET /api/products?active=true&limit=60': { body: goods },
  });
  const heading = await screen.findByRole('heading', { name: 'What your shops see' });
  const view = within(heading.closest('section') ?? document.body);
  await userEvent.type(await screen.findByRole('textbox', { name: /Short name/ }), 'Nar');
  expect(view.getByText('Nar')).toBeTruthy();
  expect(view.getAllByRole('img').map(picture => picture.getAttribute('alt'))[0]).toBe('Ceket');
});

it('says that the first step needs a name', async () => {
  const { sent } = await openGuide(guideOf([]), { 'GET /api/settings': { body: settings } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save and go on' }));
  const name = screen.getByRole('textbox', { name: /Short name/ });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(puts(sent)).toEqual([]);
});

it('asks before what is typed in the first step is left for another, and not once it is saved', async () => {
  const saved = { ...settings, version: 2, name: 'Nar' };
  const answers = { 'GET /api/settings': { body: settings }, 'PUT /api/settings': { body: saved } };
  const { router } = await openGuide(guideOf([]), answers, '?step=company');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Short name/ });
  await userEvent.type(name, 'Nar');
  await userEvent.click(screen.getByRole('button', { name: 'Open: First products' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(name.value).toBe('Nar');
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('lets the first step be skipped where the settings cannot be loaded', async () => {
  const { sent } = await openGuide(guideOf([]), { 'GET /api/settings': 'offline' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip this step' }));
  await waitFor(() => expect(puts(sent)).toHaveLength(1));
});

it('offers to make the language it is followed in the first of the portal', async () => {
  const inTurkish = { ...settings, languages: ['tr', 'en'], name: 'Nar' };
  const answers = { 'GET /api/settings': { body: inTurkish }, 'PUT /api/settings': { body: inTurkish } };
  const { sent } = await openGuide(guideOf(['company']), answers, '?step=company');
  await userEvent.click(
    await screen.findByRole('switch', { name: /Make English the first language of the portal/ }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(puts(sent)).toHaveLength(1));
  expect(JSON.parse(String(puts(sent)[0]?.body)).languages).toEqual(['en', 'tr']);
});

it('proposes it where the portal has no name yet', async () => {
  const first = { ...settings, languages: ['tr', 'en'] };
  const answers = { 'GET /api/settings': { body: first }, 'PUT /api/settings': { body: first } };
  const { sent } = await openGuide(guideOf([]), answers);
  await userEvent.type(await screen.findByRole('textbox', { name: /Short name/ }), 'Nar');
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(puts(sent)).toHaveLength(1));
  expect(JSON.parse(String(puts(sent)[0]?.body))).toMatchObject({ name: 'Nar', languages: ['en', 'tr'] });
});

it('says of invitations to an address of this computer that nobody else can open it, and leads to what shops see', async () => {
  const product = { id: 'p', name: 'Keten', imageUrl: null, category: null };
  await openGuide(
    { ...guideOf(['company', 'products']), address: 'http://127.0.0.1:3000' },
    { 'GET /api/products?active=true&limit=60': { body: [product] } },
    '?step=invitations',
  );
  expect(await screen.findByText('This address works on this computer only.')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'See it as a shop' });
  expect(link.getAttribute('href')).toBe('/catalog?as=shop');
});

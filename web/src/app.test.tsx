import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { beginSession, runSessionCheck, useSessionCheck } from './auth/session-check.ts';
import { startI18n } from './i18n/i18n.ts';
import { usePortal } from './portal/portal-store.ts';
import { createAppRouter } from './router.tsx';
import { loseSession, rememberSession, useSessionStore } from './session/session-store.ts';
import { type Answer, answerCalls } from './testing/answers.ts';
import { jeans } from './testing/jeans.ts';

const customerId = '0190d3a0-0000-7000-8000-000000000002';
const shop = {
  user: { id: '0190d3a0-0000-7000-8000-000000000001', username: 'atlas', role: 'shop' as const, customerId },
  customer: {
    id: customerId,
    companyName: 'Atlas Giyim',
    customerShortName: 'Atlas',
    email: 'a@example.com',
    processingFee: '25.00',
  },
};
const staff = {
  user: {
    id: '0190d3a0-0000-7000-8000-000000000003',
    username: 'selin',
    role: 'admin' as const,
    customerId: null,
  },
  customer: null,
};
const noSession = { status: 401, body: { code: 'not_signed_in', message: 'Sign in first' } };
const empty = {
  'GET /api/basket': { body: [] },
  'GET /api/orders?view=summary&limit=5': { body: [] },
  'GET /api/stats': {
    body: { pendingOrders: 3, completedOrders: 0, confirmedOrders: 0, totalProducts: 8, changeRequests: 0 },
  },
  'GET /api/stats/months': { body: [] },
};

beforeEach(async () => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  useSessionCheck.setState({ status: 'running', failures: 0 });
  localStorage.clear();
  await startI18n('en');
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function visit(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  render(<App router={router} />);
  return router;
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

describe('start-up', () => {
  it.each(['/', '/orders', '/admin/orders', '/no-such-page', '/login'])(
    'shows the login page on %s to somebody who is signed out',
    async path => {
      answerCalls({ 'GET /api/auth/check': noSession });
      const router = visit(path);
      await runSessionCheck();
      await findHeading('Sign in');
      expect(router.state.location.pathname).toBe(path);
    },
  );

  it('shows the registration form to somebody who is signed out', async () => {
    answerCalls({ 'GET /api/auth/check': noSession });
    visit('/register');
    await runSessionCheck();
    await findHeading('Customer Registration Request');
  });

  it('says that a mangled password link cannot be used', async () => {
    answerCalls({
      'GET /api/auth/check': noSession,
      'POST /api/auth/password-link': { status: 404, body: { code: 'link_invalid', message: 'Expired' } },
    });
    visit('/set-password#%');
    await runSessionCheck();
    await findHeading('This link can no longer be used');
  });

  it('clears a remembered session that the server does not know, and shows why login appears', async () => {
    rememberSession(shop);
    answerCalls({ 'GET /api/auth/check': noSession });
    visit('/orders');
    await runSessionCheck();
    await findHeading('Sign in');
    screen.getByText('Your session has ended. Please sign in again.');
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it('clears a remembered session when the check fails, and goes on by itself when the network is back', async () => {
    rememberSession(shop);
    answerCalls({ 'GET /api/auth/check': 'offline' });
    visit('/');
    await runSessionCheck();
    await screen.findByText(/^The server cannot be reached/);
    expect(localStorage.getItem('auth')).toBeNull();
    answerCalls({ 'GET /api/auth/check': { body: shop }, ...empty });
    window.dispatchEvent(new Event('online'));
    await findHeading('Dashboard');
  });

  it.each([
    [500, 'internal', /^Something went wrong on our side/],
    [503, 'unavailable', /^The portal is not ready at the moment; it may be restarting/],
  ])(
    'shows what happened when a check is answered %i, and checks again on request',
    async (status, code, words) => {
      answerCalls({ 'GET /api/auth/check': { status, body: { code, message: code } } });
      visit('/');
      await runSessionCheck();
      await screen.findByText(words);
      expect(screen.queryByText(/cannot be reached/)).toBeNull();
      answerCalls({ 'GET /api/auth/check': { body: shop }, ...empty });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await findHeading('Dashboard');
    },
  );

  it('repeats a failed check three times by itself, later each time, and then only on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sent = answerCalls({ 'GET /api/auth/check': 'offline' });
    visit('/');
    await runSessionCheck();
    await screen.findByRole('button', { name: 'Try again' });
    const counts: number[] = [];
    for (const pause of [2_000, 8_000, 30_000, 600_000]) {
      await act(() => vi.advanceTimersByTimeAsync(pause));
      counts.push(sent.length);
    }
    expect(counts).toEqual([2, 3, 4, 4]);
    screen.getByRole('button', { name: 'Try again' });
  });

  it('keeps a remembered session where the page itself came without the server', async () => {
    document.documentElement.dataset['cached'] = '';
    rememberSession(shop);
    answerCalls({ 'GET /api/auth/check': 'offline' });
    visit('/');
    await runSessionCheck();
    await findHeading('Dashboard');
    expect(localStorage.getItem('auth')).not.toBeNull();
    delete document.documentElement.dataset['cached'];
  });

  it('shows the shell to somebody whom the server knows, whatever the browser remembered', async () => {
    answerCalls({ 'GET /api/auth/check': { body: shop }, ...empty });
    visit('/');
    await runSessionCheck();
    await findHeading('Dashboard');
    screen.getByRole('button', { name: /Atlas Giyim/ });
    expect(useSessionStore.getState()).toMatchObject(shop);
  });

  it('shows the 404 page on a path that no route has', async () => {
    answerCalls({ 'GET /api/auth/check': { body: shop }, ...empty });
    visit('/catalog/spring-2026');
    await runSessionCheck();
    await findHeading('404 Page Not Found');
    screen.getByText(/Did you forget to add the page to the router\?/);
    screen.getAllByRole('link', { name: 'Catalog' });
  });

  it('sends somebody who is signed in from the login page to the dashboard', async () => {
    answerCalls({ 'GET /api/auth/check': { body: shop }, ...empty });
    const router = visit('/login');
    await runSessionCheck();
    await findHeading('Dashboard');
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the frame', () => {
  it.each(['/admin/orders', '/admin/audit'])(
    'hides the Admin toggle from a shop and keeps it off %s',
    async path => {
      answerCalls({ 'GET /api/auth/check': { body: shop }, ...empty });
      visit(path);
      await runSessionCheck();
      await findHeading('For administrators only');
      expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
    },
  );

  it('unfolds five links for an administrator and closes when one is followed', async () => {
    answerCalls({ 'GET /api/auth/check': { body: staff }, ...empty });
    visit('/');
    await runSessionCheck();
    await findHeading('Dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
    const panel = await screen.findByRole('navigation', { name: 'MANAGEMENT' });
    expect([...panel.querySelectorAll('a')].map(link => link.pathname)).toEqual([
      '/admin/customers',
      '/admin/manufacturers',
      '/admin/catalog',
      '/admin/orders',
      '/admin/registration-requests',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^Customers/ }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'MANAGEMENT' })).toBeNull());
  });

  it('names them in Turkish', async () => {
    await startI18n('tr');
    answerCalls({ 'GET /api/auth/check': { body: staff }, ...empty });
    visit('/');
    await runSessionCheck();
    await userEvent.click(await screen.findByRole('button', { name: 'Yönetim' }));
    const panel = await screen.findByRole('navigation', { name: 'YÖNETİM' });
    for (const name of [
      /^Müşteriler/,
      /^Üreticiler/,
      /^Katalog Yönetimi/i,
      /^Sipariş Yönetimi/i,
      /^Kayıt Talepleri/i,
    ])
      expect(within(panel).getByRole('link', { name })).toBeTruthy();
  });
});

it('keeps the models that are asked about when one is opened and closed, and leads back past it', async () => {
  const portal = usePortal.getState();
  usePortal.setState({ showcase: 'all' });
  const { price: _, ...model } = jeans;
  const products = [{ ...model, isNew: false, packs: [] }];
  answerCalls({
    'GET /api/auth/check': noSession,
    'GET /api/showcase?limit=40': { body: { products, next: null } },
    'GET /api/showcase/filters': { body: { collections: [], colors: [] } },
  });
  const router = visit('/showcase');
  await runSessionCheck();
  const ask = await screen.findByRole('button', { name: `Ask about ${jeans.name}` }, { timeout: 15_000 });
  await userEvent.click(ask);
  await userEvent.click(screen.getByRole('button', { name: jeans.name }));
  await screen.findByRole('dialog', { name: jeans.name });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/showcase'));
  expect(await screen.findByRole('button', { name: `Ask about ${jeans.name}`, pressed: true })).toBe(ask);
  act(() => router.history.back());
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.state.location.pathname).toBe('/showcase');
  usePortal.setState(portal, true);
});

async function typeLogin() {
  await userEvent.type(screen.getByLabelText('Username'), 'selin');
  await userEvent.type(screen.getByLabelText('Password'), 'toptan-admin');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Staff who had the panel open when the session ended elsewhere. */
async function loseOpenPanel() {
  answerCalls({ 'GET /api/auth/check': { body: staff }, ...empty });
  const router = visit('/?waiting=yes');
  await runSessionCheck();
  await findHeading('Dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
  const panel = await screen.findByRole('navigation', { name: 'MANAGEMENT' });
  const sent = answerCalls({});
  act(loseSession);
  await findHeading('Sign in');
  screen.getByText('Your session has ended. Please sign in again.');
  return {
    router,
    sent,
    expectOpen: () => expect(screen.getByRole('navigation', { name: 'MANAGEMENT' })).toBe(panel),
  };
}

describe('the session', () => {
  it('begins with a login, which leads to the dashboard', async () => {
    answerCalls({ 'GET /api/auth/check': noSession, 'POST /api/auth/login': { body: shop }, ...empty });
    const router = visit('/orders');
    await runSessionCheck();
    await findHeading('Sign in');
    await userEvent.type(screen.getByLabelText('Username'), 'atlas');
    await userEvent.type(screen.getByLabelText('Password'), 'toptan-shop');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await findHeading('Dashboard');
    expect(router.state.location.pathname).toBe('/');
  });

  it('stays when a check from before the login fails late, and no other check begins beside it', async () => {
    let fail = (_answer: Answer) => {};
    const sent = answerCalls({
      'GET /api/auth/check': new Promise<Answer>(resolve => {
        fail = resolve;
      }),
    });
    const checks = [runSessionCheck(), runSessionCheck()];
    await beginSession(shop, async () => {});
    fail('offline');
    await Promise.all(checks);
    expect(useSessionStore.getState()).toMatchObject(shop);
    expect(useSessionCheck.getState().status).toBe('done');
    expect(sent).toHaveLength(1);
  });

  it('is not ended by a logout that waited, while its first screen is fetched', async () => {
    localStorage.setItem('logout-pending', 'true');
    const sent = answerCalls({ 'GET /api/auth/check': { body: shop } });
    await beginSession(shop, runSessionCheck);
    expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual(['GET /api/auth/check']);
  });

  it('that was lost lets its page wait out of sight, until its user is back with the second factor', async () => {
    const { expectOpen, sent, router } = await loseOpenPanel();
    expect(screen.queryByRole('link', { name: /^Customers/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    expect(sent).toHaveLength(0);

    const needed = { status: 401, body: { code: 'second_factor_required', message: 'Code' } };
    answerCalls({ 'POST /api/auth/login': needed });
    await typeLogin();
    answerCalls({ 'POST /api/auth/login': { body: staff }, ...empty });
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await findHeading('Dashboard');
    expectOpen();
    expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull();
    expect(router.state.location.search).toEqual({ waiting: 'yes' });
  });

  it('that was lost leaves nothing to another user', async () => {
    await loseOpenPanel();
    queryClient.setQueryData(['secret'], 'of the staff');
    answerCalls({ 'POST /api/auth/login': { body: shop }, ...empty });
    await typeLogin();
    await findHeading('Dashboard');
    expect(screen.queryByRole('link', { name: /^Customers/, hidden: true })).toBeNull();
    expect(queryClient.getQueryData(['secret'])).toBeUndefined();
  });

  it('stays with its page when a later check of it fails, and ends when that finds none', async () => {
    const answers: Record<string, Answer> = { 'GET /api/auth/check': { body: staff }, ...empty };
    answerCalls(answers);
    visit('/');
    await runSessionCheck();
    await findHeading('Dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Admin' }));
    const panel = await screen.findByRole('navigation', { name: 'MANAGEMENT' });
    answers['GET /api/auth/check'] = { status: 503, body: { code: 'unavailable', message: '' } };
    await act(runSessionCheck);
    expect(screen.getByRole('navigation', { name: 'MANAGEMENT' })).toBe(panel);
    answers['GET /api/auth/check'] = noSession;
    await act(runSessionCheck);
    await findHeading('Sign in');
    screen.getByText('Your session has ended. Please sign in again.');
    const hidden = () => screen.getByRole('navigation', { name: 'MANAGEMENT', hidden: true });
    expect(hidden()).toBe(panel);
    answers['GET /api/auth/check'] = 'offline';
    await act(runSessionCheck);
    expect(hidden()).toBe(panel);
  });

  it('shows what is required beside the field', async () => {
    const sent = answerCalls({ 'GET /api/auth/check': noSession });
    visit('/login');
    await runSessionCheck();
    await findHeading('Sign in');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Username is required');
    screen.getByText('Password is required');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('ends in the browser even when the call fails, and on the server as soon as that is back', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerCalls({ 'GET /api/auth/check': { body: shop }, 'POST /api/auth/logout': 'offline', ...empty });
    const router = visit('/');
    await runSessionCheck();
    await findHeading('Dashboard');
    await userEvent.click(screen.getByRole('button', { name: /Atlas Giyim/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await findHeading('Sign in');
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('auth')).toBeNull();
    expect(logged).toHaveBeenCalledOnce();

    const sent = answerCalls({ 'POST /api/auth/logout': { status: 204 }, 'GET /api/auth/check': noSession });
    await runSessionCheck();
    expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'POST /api/auth/logout',
      'GET /api/auth/check',
    ]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetSession,
  loseSession,
  missSession,
  rememberSession,
  useSessionStore,
} from './session-store.ts';

const user = {
  id: '0190d3a0-0000-7000-8000-000000000001',
  username: 'atlas',
  role: 'shop' as const,
  customerId: '0190d3a0-0000-7000-8000-000000000002',
};
const customer = {
  id: '0190d3a0-0000-7000-8000-000000000002',
  companyName: 'Atlas Giyim',
  customerShortName: 'Atlas',
  email: 'atlas@example.com',
  processingFee: '25.00',
};
const stored = () => JSON.parse(localStorage.getItem('auth') ?? 'null');

beforeEach(() => {
  forgetSession();
  localStorage.clear();
});

async function reload(content: string) {
  localStorage.setItem('auth', content);
  await useSessionStore.persist.rehydrate();
}

describe('the stored session', () => {
  it('is user, customer and isAuthenticated under the key auth', () => {
    rememberSession({ user, customer });
    expect(stored()).toEqual({ user, customer, isAuthenticated: true });
  });

  it('is taken up again', async () => {
    await reload(JSON.stringify({ user, customer: null, isAuthenticated: true }));
    expect(useSessionStore.getState()).toMatchObject({ user, customer: null, isAuthenticated: true });
  });

  it.each([
    '{',
    'null',
    '"atlas"',
    '[]',
    '{"user":5,"isAuthenticated":"yes"}',
    '{"state":null}',
    JSON.stringify({ user: { ...user, role: 'owner' }, customer, isAuthenticated: true }),
  ])('counts as signed out and is removed when it is %s', async content => {
    await reload(content);
    expect(useSessionStore.getState().isAuthenticated).toBe(false);
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it('is gone after signing out, and reports no loss', () => {
    rememberSession({ user, customer });
    forgetSession();
    expect(localStorage.getItem('auth')).toBeNull();
    expect(useSessionStore.getState()).toMatchObject({ user: null, isAuthenticated: false, wasLost: false });
  });

  it('reports a loss when it ended by itself, but not to somebody who had none', () => {
    loseSession();
    expect(useSessionStore.getState().wasLost).toBe(false);
    rememberSession({ user, customer });
    loseSession();
    expect(useSessionStore.getState()).toMatchObject({ isAuthenticated: false, wasLost: true });
  });

  it('is gone from the browser after a loss, while the open page waits for its user', () => {
    rememberSession({ user, customer });
    loseSession();
    expect(localStorage.getItem('auth')).toBeNull();
    expect(useSessionStore.getState()).toMatchObject({ user, customer });
  });

  it('leaves nobody to wait for where no page was shown', () => {
    rememberSession({ user, customer });
    missSession();
    expect(localStorage.getItem('auth')).toBeNull();
    expect(useSessionStore.getState()).toMatchObject({ user: null, isAuthenticated: false, wasLost: true });
  });
});

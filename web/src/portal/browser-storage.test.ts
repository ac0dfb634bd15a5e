import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads the module as a new window does with this storage. */
async function openWindow(storage: PropertyDescriptor) {
  vi.resetModules();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage.get ?? (() => storage.value));
  return import('./browser-storage.ts');
}

const full = (): Storage => {
  const content = new Map([['auth', 'old']]);
  return {
    getItem: (name: string) => content.get(name) ?? null,
    removeItem: (name: string) => void content.delete(name),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
};

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('what the browser does not store, this window remembers', () => {
  it.each([
    ['forbidden', { get: forbidden }],
    ['missing', { value: null }],
    ['full', { value: full() }],
  ])('when its storage is %s', async (_how, storage) => {
    const { browserStorage, useForgetting } = await openWindow(storage);
    browserStorage.removeItem('auth');
    expect(browserStorage.getItem('auth')).toBeNull();
    expect(useForgetting.getState().isForgetting).toBe(false);
    browserStorage.setItem('auth', 'new');
    expect(browserStorage.getItem('auth')).toBe('new');
    expect(useForgetting.getState().isForgetting).toBe(true);
    browserStorage.removeItem('auth');
    expect(browserStorage.getItem('auth')).toBeNull();
  });
});

it('what it stores is there for the next window', async () => {
  const { browserStorage, useForgetting } = await openWindow({ value: localStorage });
  browserStorage.setItem('auth', 'new');
  expect([localStorage.getItem('auth'), useForgetting.getState().isForgetting]).toEqual(['new', false]);
});

import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test('passwords and codes are blotted out, however deep they are', () => {
  const login = { username: 'atlas', password: 'linen and denim' };
  expect(withoutSecrets({ ...login, customer: login, list: [{ code: '123456' }, 'M', null] })).toEqual({
    username: 'atlas',
    password: '•••',
    customer: { username: 'atlas', password: '•••' },
    list: [{ code: '•••' }, 'M', null],
  });
});

test('it shows that no password was sent, and how long a long list was', () => {
  expect(withoutSecrets({ password: '', ids: Array(51).fill('x') })).toEqual({
    password: '',
    ids: { count: 51 },
  });
});

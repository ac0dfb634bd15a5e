import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loseSession, rememberSession } from '../session/session-store.ts';
import { addProduct, useTypedChange } from './draft.ts';

const signIn = (id: string) =>
  rememberSession({ user: { id, username: id, role: 'admin', customerId: null }, customer: null });

const typed = () => renderHook(() => useTypedChange('order')).result.current?.added;

it('waits behind the login for its user, and is shown to no other in the same window', () => {
  signIn('mehmet');
  addProduct({ orderId: 'order', version: 1, held: new Map() }, 'jeans');
  loseSession();
  signIn('mehmet');
  expect(typed()).toEqual(['jeans']);
  loseSession();
  signIn('ayse');
  expect(typed()).toBeUndefined();
});

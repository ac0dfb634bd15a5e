import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetSession, rememberSession } from '../../session/session-store.ts';
import { keepPickerHabit, usePickerHabits } from './picker-habits.ts';

const signIn = (id: string) =>
  rememberSession({
    user: { id, username: id, role: 'shop', customerId: null },
    customer: null,
  });

const habits = () => renderHook(() => usePickerHabits()).result.current;

afterEach(() => {
  localStorage.clear();
});

it('are those of the account, and of no other in the same browser', () => {
  signIn('atlas');
  keepPickerHabit({ quantity: 24 });
  expect(habits()).toMatchObject({ quantity: 24 });
  forgetSession();
  signIn('lale');
  expect(habits()).toMatchObject({ quantity: 12 });
  keepPickerHabit({ quantity: 6 });
  expect(habits()).toMatchObject({ quantity: 6 });
  forgetSession();
  signIn('atlas');
  expect(habits()).toMatchObject({ quantity: 12 });
});

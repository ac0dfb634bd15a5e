import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { FailedPage } from './failed-page.tsx';

const failWith = (error: Error) => renderIn('en', <FailedPage error={error} reset={() => {}} />);

it('says what broke, and offers to load the page again', async () => {
  await failWith(new Error('items is not iterable'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be shown');
  expect(screen.getByText('items is not iterable')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/orders-page-x.js',
  'Importing a module script failed.',
  'error loading dynamically imported module: https://shop.example/assets/orders-page-x.js',
])('keeps to itself the address of a part that a newer version has replaced (%s)', async message => {
  await failWith(new Error(message));
  expect(screen.getByRole('alert').textContent).not.toMatch(/module|https/);
});

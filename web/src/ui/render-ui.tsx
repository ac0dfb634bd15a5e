import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Direction } from 'radix-ui';
import type { ReactElement } from 'react';
import { startI18n } from '../i18n/i18n.ts';
import { Toaster } from './feedback/toaster.tsx';

/** Renders an element for tests inside the providers of every page, in English. @returns with a user of it */
export async function renderUi(element: ReactElement) {
  await startI18n('en');
  const user = userEvent.setup();
  const view = render(element, {
    wrapper: ({ children }) => (
      <Direction.Provider dir="ltr">
        {children}
        <Toaster />
      </Direction.Provider>
    ),
  });
  return { user, ...view };
}

import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Direction } from 'radix-ui';
import type { ReactElement } from 'react';
import { startI18n } from '../../i18n/i18n.ts';
import { Toaster } from '../feedback/toaster.tsx';

/** For tests: the element inside what every page has around it, in English, with someone to use it. */
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

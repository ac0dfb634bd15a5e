import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { startI18n } from '../../i18n/i18n.ts';
import { Toaster } from '../feedback/toaster.tsx';
import { UiProvider } from './ui-provider.tsx';

/** For tests: the element inside what every page has around it, in English, with someone to use it. */
export async function renderUi(element: ReactElement) {
  await startI18n('en');
  const user = userEvent.setup();
  const view = render(element, {
    wrapper: ({ children }) => (
      <UiProvider direction="ltr">
        {children}
        <Toaster />
      </UiProvider>
    ),
  });
  return { user, ...view };
}

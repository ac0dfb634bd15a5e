import { type Scene, type Stage, scrollToEnd } from './scene.ts';

const values = {
  customerName: 'Zeytin Dalı Giyim',
  ownerFirstName: 'Ayşe',
  ownerLastName: 'Karadağ',
  phoneNumber: '+90 532 418 07 66',
  email: 'ayse@zeytindaligiyim.example',
};

async function send({ page }: Stage) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`input[name=${name}]`).fill(value);
  }
  await page.locator('button[type=submit]').click();
}

const submit = 'POST /api/registration-request';

/** The public request for an account in its three states, and its errors. */
export const registrationScenes: Scene[] = [
  { name: 'register', as: 'visitor', path: '/register' },
  { name: 'register-end', as: 'visitor', path: '/register', act: scrollToEnd, only: 'phone' },
  {
    name: 'register-errors',
    as: 'visitor',
    path: '/register',
    act: async ({ page }) => {
      await page.locator('input[name=customerName]').fill(values.customerName);
      await page.locator('input[name=phoneNumber]').fill('0532');
      await page.locator('input[name=email]').fill('ayse@');
      await page.locator('button[type=submit]').click();
    },
  },
  {
    name: 'register-busy',
    as: 'visitor',
    path: '/register',
    before: ({ network }) => network.hold(submit),
    act: send,
  },
  {
    name: 'register-failed',
    as: 'visitor',
    path: '/register',
    before: ({ network }) => network.fail(submit),
    act: async stage => {
      await send(stage);
      await stage.page.getByText(stage.t('registration:failedToast')).first().waitFor();
    },
  },
  {
    name: 'register-done',
    as: 'visitor',
    path: '/register',
    before: ({ network }) => network.answer(submit, { ...values, status: 'pending' }, 201),
    act: async stage => {
      await send(stage);
      await stage.page.getByRole('heading', { name: stage.t('registration:done.title') }).waitFor();
    },
  },
];

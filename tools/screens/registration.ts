import { plainPortal } from '@toptan/contract/portal';
import { plainPicture } from '../../e2e/fixtures/photograph.ts';
import { type Scene, type Stage, scrollToEnd } from './scene.ts';
import { wearing } from './settings.ts';

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
const submitForm = 'POST /api/registration-request/form';

const taxAsked = wearing({ ...plainPortal, isTaxAsked: true });

/** Fills in the tax number, and takes this file as the photograph. */
async function takePhoto({ page }: Stage, buffer: Buffer) {
  await page.locator('input[name=taxNumber]').fill('1234567890');
  await page.locator('input[type=file]').setInputFiles({ name: 'levha.png', mimeType: 'image/png', buffer });
}

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
  { name: 'register-tax', as: 'visitor', path: '/register', before: taxAsked, act: scrollToEnd },
  {
    name: 'register-tax-photo',
    as: 'visitor',
    path: '/register',
    before: taxAsked,
    act: async stage => {
      await takePhoto(stage, await plainPicture('#e8e4d8'));
      await stage.page.getByText(stage.t('registration:tax.added')).waitFor();
      await scrollToEnd(stage);
    },
  },
  {
    name: 'register-tax-no-picture',
    as: 'visitor',
    path: '/register',
    before: taxAsked,
    act: async stage => {
      await takePhoto(stage, Buffer.from('no picture'));
      await stage.page.getByText(stage.t('registration:tax.noPicture')).waitFor();
      await scrollToEnd(stage);
    },
  },
  {
    name: 'register-tax-photo-lost',
    as: 'visitor',
    path: '/register',
    before: async stage => {
      await stage.network.answer(submitForm, { ...values, status: 'pending', isTaxPlateTaken: false }, 201);
      await taxAsked(stage);
    },
    act: async stage => {
      await takePhoto(stage, await plainPicture('#e8e4d8'));
      await stage.page.getByText(stage.t('registration:tax.added')).waitFor();
      await send(stage);
      await stage.page.getByText(stage.t('registration:done.photoLost')).waitFor();
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

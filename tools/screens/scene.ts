import type { Locator, Page } from '@playwright/test';
import type { Words } from '../../e2e/fixtures/words.ts';
import type { Network } from './network.ts';
import type { Size } from './variants.ts';
import type { World } from './world.ts';

/** newcomer: a shop that has not ordered yet. */
export type Person = 'visitor' | 'shop' | 'newcomer' | 'staff';

export type Stage = {
  page: Page;
  /** The interface's own sentences, in the language of the picture. */
  t: Words;
  world: World;
  network: Network;
  isPhone: boolean;
};

export type Scene = {
  /** The name in kebab case, beginning with the feature; the pictures are called after it. */
  name: string;
  as: Person;
  path: string | ((world: World) => string);
  /** Before the page is opened. */
  before?: (stage: Stage) => Promise<unknown>;
  /** The actions of a person on the open page until it looks as in the picture. */
  act?: (stage: Stage) => Promise<unknown>;
  /** The element to wait for, in a scene whose page waits for an answer that never comes. */
  waitsFor?: string;
  /** Something breaks on purpose: errors in the console belong to the scene. */
  breaks?: true;
  /** The only size that the scene is played in. */
  only?: Size;
};

/** Submits the form of the open dialog. */
export const submitDialog = ({ page }: Pick<Stage, 'page'>) =>
  page.locator('[role=dialog] button[type=submit]').click();

/** Presses the bin of the first row of a list. */
export const askToDelete = ({ page }: Pick<Stage, 'page'>) =>
  page.locator('main').locator('.row-actions, .list-entry-actions').first().locator('button').last().click();

/** Goes ahead in an open question. */
export const answerQuestion = ({ page }: Pick<Stage, 'page'>) =>
  page.getByRole('alertdialog').getByRole('button').last().click();

/** Goes ahead with the deletion of the first row of a list, which is refused under a title. */
export async function seeDeletionRefused(stage: Stage, title: string): Promise<void> {
  await askToDelete(stage);
  await answerQuestion(stage);
  await stage.page.getByRole('alertdialog', { name: title }).waitFor();
}

/** The call for the order of the scenes, and the check of its changes. */
export const orderCall = ({ world }: Pick<Stage, 'world'>) => `GET /api/orders/${world.order.id}`;
export const changeCheckCall = ({ world }: Pick<Stage, 'world'>) =>
  `POST /api/orders/${world.order.id}/lines/check`;

/** A page's own heading, not that of the screen that stands until the first page takes its place. */
export const pageHeading = 'h1:not(.loading-screen *)';

/** Scenes of a page while its call is on its way, and when it fails: `<name>-loading` and `<name>-failed`. */
export function unanswered({ name, as, path }: Pick<Scene, 'name' | 'as' | 'path'>, call: string): Scene[] {
  return [
    {
      name: `${name}-loading`,
      as,
      path,
      before: ({ network }) => network.hold(call),
      waitsFor: pageHeading,
    },
    { name: `${name}-failed`, as, path, before: ({ network }) => network.fail(call) },
  ];
}

/** Presses a button and waits for its list, which is loaded when it is first needed. */
export async function openList({ page }: Stage, button: Locator): Promise<void> {
  await button.click();
  const lists = page.getByRole('menu').or(page.getByRole('listbox'));
  await lists.or(page.getByRole('dialog')).first().waitFor();
}

/** Opens the panel of the files that something can be had as, with its columns if it has some. */
export async function openExport({ page, t }: Stage): Promise<void> {
  await page.getByRole('button', { name: t('exports:button'), exact: true }).click();
  const columns = page.locator('.export-columns > summary');
  await page.locator('.export-files').waitFor();
  if ((await columns.count()) === 0) return;
  await columns.click();
  await page.locator('.export-columns li').first().waitFor();
}

/** Scrolls the page, or the dialog before it, to its end. */
export async function scrollToEnd({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const inside = dialog ? [dialog, ...dialog.querySelectorAll('*')] : [];
    for (const element of [document.documentElement, ...inside]) {
      if (getComputedStyle(element).overflowY === 'hidden') continue;
      element.scrollTop = element.scrollHeight;
    }
  });
}

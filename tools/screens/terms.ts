import type { Group } from '@toptan/contract/groups';
import type { EffectiveTerm, Term } from '@toptan/contract/terms';
import { type Scene, type Stage, scrollToEnd, submitDialog, unanswered } from './scene.ts';

const path = '/admin/terms';
const list = 'GET /api/terms';

const ids = ['0193d8c7-e800-72b7-ba77-897737f8cb11', '0193d8c7-e800-72b7-ba77-897737f8cb12'] as const;

export const empty: Term = {
  id: '',
  kind: 'quantity',
  customerId: null,
  customerName: null,
  groupId: null,
  groupName: null,
  productId: null,
  productName: null,
  grain: null,
  min: null,
  max: null,
  multiple: null,
  manufacturerId: null,
  manufacturerName: null,
  labelEn: null,
  labelTr: null,
  labelAr: null,
  minPieces: null,
  minLira: null,
  firstOrderMinLira: null,
  maxLira: null,
};

export const group = { groupId: ids[0], groupName: 'İstanbul' };

const rules: Term[] = [
  {
    ...empty,
    customerId: ids[0],
    customerName: 'Atlas Butik Giyim Ltd. Şti.',
    productId: ids[1],
    productName: 'Chino pantolon',
    grain: 'cell' as const,
    max: 60,
  },
  { ...empty, ...group, grain: 'cell' as const, min: 12 },
  {
    ...empty,
    ...group,
    grain: 'product' as const,
    productName: 'Parlak şişme mont',
    productId: ids[1],
    min: 30,
  },
  { ...empty, grain: 'cell' as const, min: 6, multiple: 6 },
  { ...empty, kind: 'order' as const, minLira: '15000.00', firstOrderMinLira: '40000.00' },
  {
    ...empty,
    kind: 'order' as const,
    manufacturerId: ids[0],
    manufacturerName: 'Ege Denim Sanayi',
    labelEn: 'Denim workshop',
    labelTr: 'Denim atölyesi',
    labelAr: 'مشغل الدينم',
    minPieces: 300,
  },
].map((rule, at) => ({ ...rule, id: `0193d8c7-e800-72b7-ba77-89773700000${at}` }));

const groups: Group[] = [
  { id: ids[0], name: 'İstanbul', customers: 38 },
  { id: ids[1], name: 'Anadolu', customers: 2 },
];

async function ruled({ network }: Stage) {
  await network.answer(list, rules);
  await network.answer('GET /api/groups', groups);
}

const said = { manufacturerId: null, manufacturerName: null, termId: ids[0], groupName: null };
const held: EffectiveTerm[] = [
  {
    ...said,
    grain: 'cell',
    field: 'min',
    value: '12',
    from: 'group',
    groupName: 'İstanbul',
    ofProduct: false,
  },
  { ...said, grain: 'cell', field: 'max', value: '60', from: 'customer', ofProduct: true },
  { ...said, grain: 'cell', field: 'multiple', value: '6', from: 'everyone', ofProduct: false },
  { ...said, grain: null, field: 'minLira', value: '15000.00', from: 'everyone', ofProduct: false },
];

/** The buttons at the head of the page, before the one that adds. */
const press = (at: number) => async (stage: Stage) => {
  const { page, t } = stage;
  await page.getByRole('button', { name: t(at === 0 ? 'terms:whyTitle' : 'terms:groups.title') }).click();
  await page.getByRole('dialog').waitFor();
};

/** Staff's list of rules, their form, the groups, and the rules of a customer. */
export const termScenes: Scene[] = [
  { name: 'terms', as: 'staff', path, before: ruled },
  { name: 'terms-empty', as: 'staff', path },
  ...unanswered({ name: 'terms', as: 'staff', path }, list),
  { name: 'term-new', as: 'staff', path: `${path}?edit=new`, before: ruled },
  {
    name: 'term-new-errors',
    as: 'staff',
    path: `${path}?edit=new`,
    act: submitDialog,
    breaks: true,
  },
  {
    name: 'term-new-order',
    as: 'staff',
    path: `${path}?edit=new`,
    before: ruled,
    act: async stage => {
      await stage.page.getByRole('radio', { name: stage.t('terms:kinds.order') }).click();
      await stage.page.getByRole('radio', { name: stage.t('terms:group'), exact: true }).click();
      await scrollToEnd(stage);
    },
  },
  { name: 'terms-groups', as: 'staff', path, before: ruled, act: press(1) },
  {
    name: 'terms-why',
    as: 'staff',
    path,
    before: async stage => {
      await ruled(stage);
      await stage.network.answer('GET /api/customers/*/terms', held);
    },
    act: async stage => {
      await press(0)(stage);
      const { page, t } = stage;
      await page.getByRole('combobox', { name: t('terms:fields.customerId') }).click();
      await page.getByRole('option').first().click();
      await page.getByText(t('terms:why.customer')).first().waitFor();
    },
  },
];

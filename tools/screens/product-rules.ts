import type { EffectiveTerm } from '@toptan/contract/terms';
import { type Scene, type Stage, submitDialog } from './scene.ts';
import { empty, group } from './terms.ts';

const ids = ['0193d8c7-e800-72b7-ba77-897737f8cb21', '0193d8c7-e800-72b7-ba77-897737f8cb22'] as const;

const said = (
  field: EffectiveTerm['field'],
  value: string,
  from: EffectiveTerm['from'],
  ofProduct = true,
): EffectiveTerm => ({
  grain: 'cell',
  field,
  value,
  from,
  ofProduct,
  termId: ids[0],
  groupName: from === 'group' ? group.groupName : null,
  manufacturerId: null,
  manufacturerName: null,
});

/** A rule for all products, three of the product, and the values that follow from them. */
async function ruled({ network, world: { product } }: Stage) {
  const own = { ...empty, grain: 'cell' as const, productId: product.id, productName: product.name };
  const atlas = { customerId: ids[1], customerName: 'Atlas Butik Giyim' };
  const rules = [
    { ...empty, grain: 'cell' as const, min: 6, multiple: 6 },
    { ...own, min: 12 },
    { ...own, ...group, min: 6 },
    { ...own, ...atlas, max: 60 },
  ];
  await network.answer(
    'GET /api/terms',
    rules.map((rule, at) => ({ ...rule, id: ids[0].replace(/.$/, String(at)) })),
  );
  await network.answer('GET /api/groups', [{ id: group.groupId, name: group.groupName, customers: 38 }]);
  const multiple = said('multiple', '6', 'everyone', false);
  const buyer = { customerId: null, customerName: null, groupId: null, groupName: null, conflict: null };
  await network.answer('POST /api/terms/preview', {
    buyers: [
      {
        ...buyer,
        ...atlas,
        ...group,
        customers: 1,
        terms: [said('min', '6', 'group'), said('max', '60', 'customer'), multiple],
      },
      { ...buyer, ...group, customers: 37, terms: [said('min', '6', 'group'), multiple] },
      { ...buyer, customers: 214, terms: [said('min', '12', 'everyone'), multiple] },
    ],
    more: 0,
  });
}

const path: Scene['path'] = ({ product }) => `/admin/catalog?edit=${product.id}`;

async function openRules({ page, t }: Stage) {
  await page.getByRole('tab', { name: new RegExp(`^${t('products:tabs.rules')}`) }).click();
  await page.locator('.rule-table input').first().waitFor();
}

/** The rules of a product in its form. */
export const productRuleScenes: Scene[] = [
  {
    name: 'product-rules',
    as: 'staff',
    path,
    before: ruled,
    act: async stage => {
      await openRules(stage);
      await stage.page.locator('.rule-results').waitFor();
    },
  },
  {
    name: 'product-rules-none',
    as: 'staff',
    path,
    before: ({ network }) => network.answer('GET /api/terms', []),
    act: openRules,
  },
  {
    name: 'product-rules-errors',
    as: 'staff',
    path,
    before: ruled,
    act: async stage => {
      await openRules(stage);
      const { page, t } = stage;
      await page.locator('.rule-table input').nth(1).fill('6');
      await page.getByRole('button', { name: t('terms:product.addCustomer') }).click();
      await page.locator('.rule-table input').last().fill('x');
      await submitDialog({ page });
      await page.locator('.rule-wrong').first().waitFor();
    },
  },
];

import { accountScenes } from './account.ts';
import { adminOrderScenes } from './admin-orders.ts';
import { basketScenes } from './basket.ts';
import { bellScenes } from './bells.ts';
import { catalogScenes } from './catalog.ts';
import { changeRequestScenes } from './change-requests.ts';
import { collectionScenes } from './collections.ts';
import { customerScenes } from './customers.ts';
import { dashboardScenes } from './dashboard.ts';
import { deskScenes } from './desk.ts';
import { guideScenes } from './guide.ts';
import { importScenes } from './imports.ts';
import { joiningScenes } from './joining.ts';
import { manufacturerScenes } from './manufacturers.ts';
import { noticeScenes } from './notices.ts';
import { orderChangeScenes } from './order-changes.ts';
import { orderScenes } from './orders.ts';
import { packScenes } from './packs.ts';
import { pickerScenes } from './picker.ts';
import { preparedScenes } from './prepared.ts';
import { productBulkScenes } from './product-bulk.ts';
import { productFormScenes } from './product-form.ts';
import { productRuleScenes } from './product-rules.ts';
import { productScenes } from './products.ts';
import { readingScenes } from './reading.ts';
import { registrationScenes } from './registration.ts';
import { reportScenes } from './reports.ts';
import { requestScenes } from './requests.ts';
import type { Scene } from './scene.ts';
import { settingsScenes } from './settings.ts';
import { sharedPageScenes } from './shared-pages.ts';
import { sharingScenes } from './sharing.ts';
import { shellScenes } from './shell.ts';
import { signInScenes } from './sign-in.ts';
import { sizingScenes } from './sizing.ts';
import { termScenes } from './terms.ts';

/** Every screen and dialog in its states. */
export const scenes: readonly Scene[] = [
  ...signInScenes,
  ...registrationScenes,
  ...sharedPageScenes,
  ...dashboardScenes,
  ...catalogScenes,
  ...pickerScenes,
  ...basketScenes,
  ...deskScenes,
  ...readingScenes,
  ...preparedScenes,
  ...packScenes,
  ...bellScenes,
  ...orderScenes,
  ...orderChangeScenes,
  ...changeRequestScenes,
  ...joiningScenes,
  ...adminOrderScenes,
  ...productScenes,
  ...productFormScenes,
  ...productRuleScenes,
  ...productBulkScenes,
  ...collectionScenes,
  ...sharingScenes,
  ...sizingScenes,
  ...customerScenes,
  ...manufacturerScenes,
  ...termScenes,
  ...guideScenes,
  ...importScenes,
  ...settingsScenes,
  ...reportScenes,
  ...requestScenes,
  ...accountScenes,
  ...noticeScenes,
  ...shellScenes,
];

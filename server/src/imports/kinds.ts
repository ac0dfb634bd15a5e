import type { ImportKind } from '@toptan/contract/file-fields';
import { customerKind } from './customers/kind.ts';
import type { Kind } from './kind.ts';
import { pictureKind } from './pictures/kind.ts';
import { productKinds } from './products/kinds.ts';

export const kinds: Record<ImportKind, Kind> = {
  ...productKinds,
  customers: customerKind,
  pictures: pictureKind,
};

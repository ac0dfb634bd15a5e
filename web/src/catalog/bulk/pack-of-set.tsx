import type { ProductPack } from '@toptan/contract/catalog/packs';
import { addPackToProducts } from '@toptan/contract/catalog/product-batch';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Field } from '../../ui/form/field.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type SellsChoice, SellsField } from './sells-field.tsx';
import { usePackReason } from './use-pack-reason.ts';

/** Gives a pack to all products of its size set. */
export function PackOfSet({
  sizeSetId,
  unit,
  lines,
  onClose,
}: {
  sizeSetId: string;
  unit: ProductPack['unit'];
  lines: readonly { size: string | null; ratio: number }[];
  onClose: () => void;
}) {
  const { t, list, number } = useWords(['bulk', 'words']);
  const [sells, setSells] = useState<SellsChoice>('same');
  const reasonOf = usePackReason(lines);
  const ratio = list(lines.map(line => [line.size, number(line.ratio)].filter(Boolean).join(': ')));
  return (
    <BulkDialog
      title={t('pack.ofSet')}
      count={undefined}
      onClose={onClose}
      reasonOf={reasonOf}
      send={() =>
        call(addPackToProducts, {
          body: { sizeSetId, unit, lines: [...lines], ...(sells !== 'same' && { sells }) },
        })
      }
    >
      <Field label={t(`words:packUnit.${unit}`)} hint={t('pack.ofSetHint')} span={6} group>
        <p>
          <bdi>{ratio}</bdi>
        </p>
      </Field>
      <SellsField value={sells} onChange={setSells} />
    </BulkDialog>
  );
}

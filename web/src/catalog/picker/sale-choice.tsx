import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardQuestion } from '../../lists/discard-question.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { keepPickerHabit, type Sale } from './picker-habits.ts';

/** The choice of packs or single pieces, for a product that is sold both ways. It asks before it discards typed figures. */
export function SaleChoice({ value, isDirty }: { value: Sale; isDirty: boolean }) {
  const { t } = useTranslation('picker');
  const [asked, setAsked] = useState<Sale | null>(null);
  return (
    <>
      <Segmented<Sale>
        className="packs-sale md:w-fit"
        look="field"
        label={t('packs.sale')}
        value={value}
        onChange={sale => (isDirty ? setAsked(sale) : keepPickerHabit({ sale }))}
        options={[
          { value: 'packs', label: t('packs.packs') },
          { value: 'loose', label: t('packs.loose') },
        ]}
      />
      <DiscardQuestion
        open={asked !== null}
        onKeep={() => setAsked(null)}
        onDiscard={() => asked && keepPickerHabit({ sale: asked })}
      />
    </>
  );
}

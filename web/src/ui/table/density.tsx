import { Rows2, Rows4 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../../portal/browser-storage.ts';
import { Segmented } from '../form/segmented.tsx';
import { PHONE, useMedia } from '../use-media.ts';

/** comfortable 51 px, compact 36 px a row. */
export type Density = 'comfortable' | 'compact';

const useDensityStore = create<{ density: Density }>()(
  persist((): { density: Density } => ({ density: 'comfortable' }), {
    name: 'table-density',
    storage: inBrowser(),
  }),
);

/** The density of tables in this browser; like the theme it belongs to the screen, and stays when somebody signs out. */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useDensityStore(state => state.density);
  return [density, next => useDensityStore.setState({ density: next })];
}

/** The choice of the density; nothing on a phone, where a table is a list. */
export function DensityChoice({ value, onChange }: { value: Density; onChange: (density: Density) => void }) {
  const { t } = useTranslation('ui');
  const isPhone = useMedia(PHONE);
  if (isPhone) return null;
  return (
    <Segmented
      look="icons"
      label={t('density')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'comfortable', label: t('comfortable'), icon: <Rows2 aria-hidden="true" /> },
        { value: 'compact', label: t('compact'), icon: <Rows4 aria-hidden="true" /> },
      ]}
    />
  );
}

import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Switch } from '../ui/form/switch.tsx';

interface ActiveSwitchProps<Values extends FieldValues & { isActive: boolean }, Sent> {
  control: Control<Values, unknown, Sent>;
  words: 'customers' | 'products' | 'sizing';
}

/** Whether the row of a form is active. */
export function ActiveSwitch<Values extends FieldValues & { isActive: boolean }, Sent>({
  control,
  words,
}: ActiveSwitchProps<Values, Sent>) {
  const { t } = useTranslation(words);
  const { field } = useController({ control, name: 'isActive' as Path<Values> });
  return (
    <Switch checked={field.value} onChange={field.onChange} label={t('active')} hint={t('activeHint')} />
  );
}

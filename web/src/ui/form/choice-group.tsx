import { RadioGroup } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFieldGroup } from './field-context.ts';

interface ChoiceGroupProps<T extends string>
  extends Pick<
    ComponentProps<typeof RadioGroup.Root>,
    'className' | 'disabled' | 'orientation' | 'children'
  > {
  /** '' while none is chosen. */
  value: T | '';
  onChange: (value: T) => void;
  /** Accessible name; not needed inside a Field with `group`. */
  label: string | undefined;
}

/** One of several options, as radio buttons of any look; inside a Field it takes name, description and error from it. */
export function ChoiceGroup<T extends string>({ onChange, label, ...rest }: ChoiceGroupProps<T>) {
  const group = useFieldGroup();
  return (
    <RadioGroup.Root onValueChange={value => onChange(value as T)} aria-label={label} {...rest} {...group} />
  );
}

import { isDay } from '@toptan/contract/day-text';
import { useId, useState } from 'react';
import { DateInput } from './date-input.tsx';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`; undefined for none. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Called with a whole day between min and max, or without one. */
  onDay: (day: string | undefined) => void;
  /** An emptied field is the last day again. */
  required?: boolean;
}

/** A day that a list or a report begins or ends with. One that is not whole yet changes nothing, and is the last whole one when it is left. */
export function DayFilter({
  label,
  value = '',
  min = '2000-01-01',
  max = '2099-12-31',
  onDay,
  required = false,
}: DayFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="day-filter">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        quiet
        min={min}
        max={max}
        value={typed ?? value}
        onChange={day => {
          setTyped(day);
          if (isDay(day) ? day >= min && day <= max : day === '' && !required) onDay(day || undefined);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

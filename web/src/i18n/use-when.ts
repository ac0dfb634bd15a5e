import { useFormat } from './use-format.ts';

/** The time of a moment today, else its day. */
export function useWhen() {
  const { date } = useFormat();
  return (iso: string) => {
    const isToday = date(iso, 'numeric') === date(new Date().toISOString(), 'numeric');
    return date(iso, isToday ? 'time' : 'dayMonth');
  };
}

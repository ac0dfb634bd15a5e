import { useFormat } from './use-format.ts';

/** An amount of lira ('1249.90'), left to right in every language. */
export function Money({ lira, className }: { lira: string; className?: string }) {
  const { money } = useFormat();
  return (
    <bdi dir="ltr" className={className}>
      {money(lira)}
    </bdi>
  );
}

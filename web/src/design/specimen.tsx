import type { ReactNode } from 'react';

/** One component with its states, under its name. */
export function Specimen({ name, grid, children }: { name: string; grid?: boolean; children: ReactNode }) {
  return (
    <section className="specimen" id={name.toLowerCase().replaceAll(' ', '-')}>
      <h2>{name}</h2>
      <div className={grid ? 'specimen-grid' : 'flex flex-wrap items-center gap-3'}>{children}</div>
    </section>
  );
}

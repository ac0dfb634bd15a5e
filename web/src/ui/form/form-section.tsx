import './form-section.css';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: ReactNode;
  hint?: ReactNode;
  /** Field elements with `span`; they stand in a grid of six columns. */
  children: ReactNode;
}

/** A group of fields in a form dialog: its name at the start side, the fields ruled beside it. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <div>
        <h3 id={id} className="text-14 leading-[1.25rem] font-semibold max-md:text-16">
          {title}
        </h3>
        {hint !== undefined && <p className="form-section-hint">{hint}</p>}
      </div>
      <FieldGrid>{children}</FieldGrid>
    </section>
  );
}

/** Six columns on wide screens; fields of span 2 and 3 pair up or stack on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="field-grid">{children}</div>;
}

/** The count of errors at the foot of a form. */
export function FormErrors({ children }: { children: ReactNode }) {
  return (
    <span className="icon-17 inline-flex items-center gap-2 text-signal font-medium" role="status">
      <CircleAlert aria-hidden="true" />
      {children}
    </span>
  );
}

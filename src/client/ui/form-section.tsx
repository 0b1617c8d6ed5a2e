import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; children: ReactNode };

/** A card with a group of fields. */
export const FormSection = ({ title, children }: FormSectionProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="@container rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6"
    >
      <h2 id={titleId} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
};

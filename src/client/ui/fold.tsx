import type { ReactNode } from 'react';

type FoldProps = {
  title: string;
  /** Whether the title stays as a heading where nothing is folded. */
  isHeading?: boolean;
  children: ReactNode;
};

/** Folded on phones, by the browser itself; whole from 768 px on, where it knows how (styles/site.css). */
export const Fold = ({ title, isHeading = false, children }: FoldProps) => (
  <>
    {isHeading && <h3 className="fold-heading mb-3 font-serif text-2xl text-sea-700">{title}</h3>}
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  </>
);

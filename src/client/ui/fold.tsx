import type { ReactNode, Ref } from 'react';

type FoldProps = {
  title: string;
  /** Whether the title stays as a heading where nothing is folded. */
  isHeading?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** A native fold on phones and tablets; open from 1024 px on in browsers that support it (styles/site.css). */
export const Fold = ({ title, isHeading = false, ref, children }: FoldProps) => (
  <>
    {isHeading && <h3 className="fold-heading mb-3 font-serif text-2xl text-sea-700">{title}</h3>}
    <details ref={ref} className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  </>
);

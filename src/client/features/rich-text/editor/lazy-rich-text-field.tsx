import { lazy, Suspense } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { RichTextFieldProps } from './rich-text-field.tsx';

const RichTextField = lazy(async () => {
  const { RichTextField: component } = await import('./rich-text-field.tsx');
  return { default: component };
});

/** Loads Lexical only with the form. */
export const LazyRichTextField = (props: RichTextFieldProps) => (
  <Suspense
    fallback={
      <div>
        <p className="mb-1.5 text-sm font-semibold">{props.label}</p>
        <Skeleton className="h-104" />
      </div>
    }
  >
    <RichTextField {...props} />
  </Suspense>
);

import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Property } from '#shared/property.schema.ts';
import { ContactFacts } from './contact-facts.tsx';
import { LazyContactForm } from './contact-lazy.tsx';

type ContactColumnsProps = { heading: ReactNode; property: Property };

/** What one wants to know beside the form: a section of the home page, and a page of its own. */
export const ContactColumns = ({ heading, property }: ContactColumnsProps) => (
  <>
    <div>
      {heading}
      <p className="mt-3 max-w-text text-lg text-ink-soft">
        Una domanda sulla casa, sull’isola o sul viaggio? Scrivici.
      </p>
      <ContactFacts property={property} />
    </div>
    <div className="self-start rounded-card bg-white p-5 sm:p-8">
      <Suspense fallback={<Skeleton lines={8} />}>
        <LazyContactForm />
      </Suspense>
    </div>
  </>
);

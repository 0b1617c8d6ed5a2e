import { CalendarDays, MapPin, Users } from 'lucide-react';
import { Suspense } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { anchors } from '#shared/anchors.ts';
import { formatGuests } from '#shared/italian-dates.ts';
import type { Property } from '#shared/property.schema.ts';
import { LazyContactForm } from './contact-lazy.tsx';

const Facts = ({ property }: { property: Property }) => (
  <ul className="mt-8 space-y-5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6] [&_svg]:text-sea-600">
    {property.address && (
      <li className="flex gap-3">
        <MapPin aria-hidden />
        <p>
          <strong className="block">Dove</strong>
          {property.address}
        </p>
      </li>
    )}
    <li className="flex gap-3">
      <Users aria-hidden />
      <p>
        <strong className="block">Quanti</strong>
        La casa accoglie fino a {formatGuests(property.maxGuests)}.
      </p>
    </li>
    <li className="flex gap-3">
      <CalendarDays aria-hidden />
      <p>
        <strong className="block">Quando e quanto</strong>
        Date libere e prezzi sono sempre{' '}
        <a
          href={`#${anchors.availability}`}
          className="font-semibold text-sea-700 underline underline-offset-2"
        >
          nel calendario
        </a>
        .
      </p>
    </li>
  </ul>
);

export const ContactSection = ({ property }: { property: Property }) => (
  <section id={anchors.contact} aria-labelledby="contact-title" className="bg-sand-100">
    <div className="page-width section-space grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-20">
      <div>
        <h2 id="contact-title" className="text-4xl">
          Contattaci
        </h2>
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          Una domanda sulla casa, sull’isola o sul viaggio? Scrivici.
        </p>
        <Facts property={property} />
      </div>
      <div className="rounded-card bg-white p-5 sm:p-8">
        <Suspense fallback={<Skeleton lines={8} />}>
          <LazyContactForm />
        </Suspense>
      </div>
    </div>
  </section>
);

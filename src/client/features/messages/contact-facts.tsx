import { CalendarDays, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '#client/ui/site-link.tsx';
import { homeLink } from '#shared/anchors.ts';
import { formatGuests } from '#shared/italian-dates.ts';
import type { Property } from '#shared/property.schema.ts';

type FactProps = { icon: ReactNode; title: string; children: ReactNode };

const Fact = ({ icon, title, children }: FactProps) => (
  <li className="flex gap-3">
    {icon}
    <p>
      <strong className="block">{title}</strong>
      {children}
    </p>
  </li>
);

/** What whoever writes mostly wants to know, as far as the site knows it. */
export const ContactFacts = ({ property }: { property: Property }) => (
  <ul className="mt-8 space-y-5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6] [&_svg]:text-sea-600">
    {property.address && (
      <Fact icon={<MapPin aria-hidden />} title="Dove">
        {property.address}
      </Fact>
    )}
    <Fact icon={<Users aria-hidden />} title="Quanti">
      La casa accoglie fino a {formatGuests(property.maxGuests)}.
    </Fact>
    <Fact icon={<CalendarDays aria-hidden />} title="Quando e quanto">
      Date libere e prezzi sono sempre{' '}
      <SiteLink
        href={homeLink('availability')}
        className="font-semibold text-sea-700 underline underline-offset-2"
      >
        nel calendario
      </SiteLink>
      .
    </Fact>
  </ul>
);

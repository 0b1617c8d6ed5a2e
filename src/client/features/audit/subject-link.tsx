import { Link, type LinkProps } from '@tanstack/react-router';
import type { AuditEvent } from '#shared/audit.schema.ts';

type Screen = { to: LinkProps['to']; search: Record<string, number>; what: string };

const screens: Record<string, (id: number) => Screen> = {
  booking: (id) => ({ to: '/admin/bookings', search: { booking: id }, what: 'la prenotazione' }),
  page: (id) => ({ to: '/admin/pages', search: { edit: id }, what: 'la pagina' }),
  post: (id) => ({ to: '/admin/blog', search: { edit: id }, what: 'l’articolo' }),
  gallery: (id) => ({ to: '/admin/gallery', search: { edit: id }, what: 'la gallery' }),
  message: (id) => ({ to: '/admin/messages', search: { message: id }, what: 'il messaggio' }),
};

/** The way to what an event is about, as long as it is there. */
export const SubjectLink = ({ subject }: { subject: NonNullable<AuditEvent['subject']> }) => {
  const screen = subject.exists ? screens[subject.kind]?.(Number(subject.id)) : undefined;
  if (!screen) return null;
  const { to, search, what } = screen;
  return (
    <Link
      to={to}
      search={search}
      className="-my-2 inline-flex min-h-11 items-center font-semibold text-sea-700 underline-offset-4 hover:underline"
    >
      Apri
      <span className="sr-only">
        {' '}
        {what} {subject.label && `«${subject.label}»`}
      </span>
    </Link>
  );
};

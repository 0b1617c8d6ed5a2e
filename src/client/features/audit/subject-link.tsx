import { Link, linkOptions } from '@tanstack/react-router';
import type { AuditEvent } from '#shared/audit.schema.ts';

/** The screen on which a thing of this kind opens, and what the thing is called there. */
const screenOf = (kind: string, id: number) => {
  switch (kind) {
    case 'booking':
      return {
        what: 'la prenotazione',
        link: linkOptions({ to: '/admin/bookings', search: { booking: id } }),
      };
    case 'page':
      return { what: 'la pagina', link: linkOptions({ to: '/admin/pages', search: { edit: id } }) };
    case 'post':
      return { what: 'l’articolo', link: linkOptions({ to: '/admin/blog', search: { edit: id } }) };
    case 'gallery':
      return {
        what: 'la gallery',
        link: linkOptions({ to: '/admin/gallery', search: { edit: id } }),
      };
    case 'message':
      return {
        what: 'il messaggio',
        link: linkOptions({ to: '/admin/messages', search: { message: id } }),
      };
    default:
      return null;
  }
};

/** The way to what an event is about, as long as it is there. */
export const SubjectLink = ({ subject }: { subject: NonNullable<AuditEvent['subject']> }) => {
  const screen = subject.exists ? screenOf(subject.kind, Number(subject.id)) : null;
  if (!screen) return null;
  const { what, link } = screen;
  return (
    <Link
      {...link}
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

import { Link, useParams, useRouterState } from '@tanstack/react-router';
import clsx from 'clsx';
import { PanelsTopLeft, Pencil } from 'lucide-react';
import { useIsStaff } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';

type Editor = {
  to: '/admin/homepage' | '/admin/pages' | '/admin/blog' | '/admin/gallery';
  /** The entry to open at once; without it the list opens. */
  edit?: number | undefined;
};

/** Where staff edit the content of a page; null for forms and account pages. */
const useEditor = (): Editor | null => {
  const utils = trpc.useUtils();
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const { slug: id = '' } = useParams({ strict: false });
  const [, section = ''] = path.split('/');
  if (section === '') return { to: '/admin/homepage' };
  if (section === 'blog') return { to: '/admin/blog', edit: utils.blog.get.getData({ id })?.id };
  if (section === 'pages') return { to: '/admin/pages', edit: utils.pages.get.getData({ id })?.id };
  if (section !== 'gallery') return null;
  return { to: '/admin/gallery', edit: utils.galleries.get.getData({ id })?.id };
};

const linkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold whitespace-nowrap hover:bg-sea-100 [&_svg]:size-4 [&_svg]:shrink-0';

const Bar = () => {
  const { t } = useLanguage();
  const editor = useEditor();
  return (
    <nav
      aria-label={t('frame.staffBar')}
      // It floats, to avoid a layout shift when it appears, but not above the fields of a form.
      className={clsx(
        'staff-bar mx-auto flex w-max rounded-full border border-sand-200 bg-white p-0.5 text-sm text-sea-700 print:hidden',
        editor ? 'fixed inset-x-0 bottom-4 z-20 shadow-float' : 'my-4',
      )}
    >
      <Link to="/admin" className={linkClass}>
        <PanelsTopLeft aria-hidden className="max-md:hidden" />
        {t('common.admin')}
      </Link>
      {editor && (
        <Link to={editor.to} search={{ edit: editor.edit }} className={linkClass}>
          <Pencil aria-hidden className="max-md:hidden" />
          {t('frame.editPage')}
        </Link>
      )}
    </nav>
  );
};

/** Links from a page to the back office, and to the screen that edits the page. */
export const StaffBar = () => (useIsStaff() ? <Bar /> : null);

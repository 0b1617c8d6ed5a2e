import { Link, useParams, useRouterState } from '@tanstack/react-router';
import { PanelsTopLeft, Pencil } from 'lucide-react';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { isStaff } from '#shared/accounts/roles.ts';

type Editor = {
  to: '/admin/homepage' | '/admin/pages' | '/admin/blog' | '/admin/gallery';
  /** Opened at once; the list without it. */
  edit?: number | undefined;
};

/** Where staff edit what a page of the site shows; null for forms and the account's pages. */
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
      aria-label={t('common.staffBar')}
      // Above the visitor's own bar. It floats, so that nothing moves when it comes.
      className="fixed inset-x-0 bottom-20 z-20 mx-auto flex w-max rounded-full border border-sand-200 bg-white p-0.5 text-sm text-sea-700 shadow-float xl:bottom-4 print:hidden"
    >
      <Link to="/admin" className={linkClass}>
        <PanelsTopLeft aria-hidden className="max-md:hidden" />
        {t('common.admin')}
      </Link>
      {editor && (
        <Link to={editor.to} search={{ edit: editor.edit }} className={linkClass}>
          <Pencil aria-hidden className="max-md:hidden" />
          {t('common.editPage')}
        </Link>
      )}
    </nav>
  );
};

/** Takes staff from the page they see to the back office, and to where they edit it. */
export const StaffBar = () => {
  const { user } = useSession();
  if (!user?.emailConfirmed || !isStaff(user.role)) return null;
  return <Bar />;
};

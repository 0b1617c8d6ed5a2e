import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { menuAddress } from '#shared/menu/menu-rules.ts';
import { menuFailures, useCreateMenuItem } from './menu-item.form.ts';

const BLOG = '/blog';

const leadsToBlog = (items: readonly MenuItem[]): boolean =>
  items.some((item) => menuAddress(item) === BLOG || leadsToBlog(item.children));

/** Offers a menu entry for the blog, once a post is published and while the menu has none. */
export const BlogOffer = () => {
  const { read } = useLanguage();
  const published = trpc.blog.page.useQuery({ page: 1, limit: 1, published: true }, liveQuery);
  const menu = trpc.menu.listAll.useQuery(undefined, liveQuery);
  const create = useCreateMenuItem();
  const isOffered =
    published.data && published.data.total > 0 && menu.data && !leadsToBlog(menu.data);
  if (!isOffered) return null;
  const add = () => {
    if (!create.isPending) create.mutate({ label: 'Blog', url: BLOG }, { onSuccess: rescueFocus });
  };
  return (
    <div className="mb-5">
      <Notice
        tone="info"
        title="Nel menu del sito il blog non c’è"
        action={
          <Button variant="secondary" size="small" busy={create.isPending} onClick={add}>
            Aggiungi il blog al menu
          </Button>
        }
      >
        Gli articoli si trovano in fondo alla prima pagina; con una voce del menu, da ogni pagina.
        {create.isError && (
          <p role="alert" className="mt-1 font-semibold text-red-700">
            {read(errorText(create.error, menuFailures.create))}
          </p>
        )}
      </Notice>
    </div>
  );
};

import {
  DeleteAction,
  EditAction,
  LookAction,
  PublishAction,
} from '#client/features/writing/row-actions.tsx';
import { WritingRow } from '#client/features/writing/writing-row.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { formatInstantDay } from '#shared/italian-dates.ts';
import type { PageSummary } from '#shared/pages.schema.ts';
import { BUILT_IN_REASON, pageFailures } from './page-words.ts';
import { usePublishPage } from './page-writes.ts';

type PageRowProps = {
  page: PageSummary;
  onEdit: (page: PageSummary) => void;
  onDelete: (page: PageSummary) => void;
};

type FreeActionsProps = Pick<PageRowProps, 'page' | 'onDelete'> & {
  publish: ReturnType<typeof usePublishPage>;
};

/** What cannot be done with a page that the site itself leads to. */
const FreeActions = ({ page, publish, onDelete }: FreeActionsProps) => {
  const { id, published } = page;
  const toggle = () => {
    if (!publish.isPending) publish.mutate({ id, published: !published });
  };
  return (
    <>
      <PublishAction {...page} busy={publish.isPending} onPress={toggle} />
      <DeleteAction {...page} onPress={() => onDelete(page)} />
    </>
  );
};

export const PageRow = ({ page, onEdit, onDelete }: PageRowProps) => {
  const publish = usePublishPage();
  const { title, slug, isBuiltIn } = page;
  return (
    <WritingRow
      {...page}
      marks={isBuiltIn && <Badge tone="neutral">Pagina del sito</Badge>}
      facts={
        <>
          /pages/{slug} · creata il {formatInstantDay(page.createdAt)}
        </>
      }
      failure={
        publish.error && (
          <Notice tone="error">{errorText(publish.error, pageFailures.publish)}</Notice>
        )
      }
      actions={
        <>
          <EditAction title={title} onPress={() => onEdit(page)} />
          <LookAction {...page} href={`/pages/${slug}`} />
          {isBuiltIn ? (
            <p className="px-2 py-1 text-xs text-ink-soft">{BUILT_IN_REASON}</p>
          ) : (
            <FreeActions page={page} publish={publish} onDelete={onDelete} />
          )}
        </>
      }
    />
  );
};

import { OpenedWriting } from '#client/features/writing/opened-writing.tsx';
import type { WritingWindow } from '#client/features/writing/writing-screen.tsx';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { PageEditor } from './page-editor.tsx';
import { pageValues } from './page-form.ts';
import { pageFailures } from './page-words.ts';

const words = {
  new: 'Nuova pagina',
  edit: 'Modifica la pagina',
  gone: 'Questa pagina non c’è più',
  failure: pageFailures.open,
};

/** A page of its own, or a new one, in a window over the list. */
export const PageEditorDialog = ({ onCreated, onDone, ...window }: WritingWindow) => {
  const { opened, userId } = window;
  const page = trpc.pages.get.useQuery(
    { id: String(opened) },
    { ...liveQuery, enabled: opened !== 'new' },
  );
  return (
    <OpenedWriting {...window} kind="page" query={page} valuesOf={pageValues} words={words}>
      {(start) => <PageEditor {...start} {...{ userId, onCreated, onDone }} />}
    </OpenedWriting>
  );
};

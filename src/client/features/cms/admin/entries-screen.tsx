import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Opened } from '#client/ui/search-params.ts';
import type { OnWritingSearch, WritingSearch } from './entry-search.ts';

/** What is new keeps its window when it is saved, though it has an id from then on. */
const useWritingKey = (opened: Opened | undefined) => {
  const [made, setMade] = useState<number | null>(null);
  return { key: opened === made ? 'new' : opened, setMade };
};

/** What a window in which something is written is opened with. */
export type WritingWindow = {
  opened: Opened;
  userId: number;
  onCreated: (id: number) => void;
  /** Asks where something is not saved. */
  onClose: () => void;
  /** Nothing is left to be asked about. */
  onDone: () => void;
};

type WritingScreenProps<Search extends Pick<WritingSearch, 'edit'>> = {
  title: string;
  purpose: string;
  createLabel: string;
  userId: number;
  search: Search;
  onSearch: OnWritingSearch<Search>;
  editor: (window: WritingWindow) => ReactNode;
  /** The list, which opens the window. */
  children: (open: (edit: Opened) => void) => ReactNode;
};

/** A list of what is written, and the window in which that is done. */
export const WritingScreen = <Search extends Pick<WritingSearch, 'edit'>>(
  props: WritingScreenProps<Search>,
) => {
  const { title, purpose, createLabel, userId, search, onSearch, editor, children } = props;
  const { key, setMade } = useWritingKey(search.edit);
  const open = (edit: Opened) => onSearch({ ...search, edit }, { opens: true });
  const closed = { ...search, edit: undefined };
  return (
    <>
      <AdminPageHeader
        title={title}
        purpose={purpose}
        action={
          <Button onClick={() => open('new')}>
            <Plus aria-hidden className="size-4" />
            {createLabel}
          </Button>
        }
      />
      {children(open)}
      {search.edit !== undefined && (
        <Fragment key={key}>
          {editor({
            opened: search.edit,
            userId,
            onCreated: (id) => {
              setMade(id);
              onSearch({ ...search, edit: id }, { saved: true });
            },
            onClose: () => onSearch(closed),
            onDone: () => onSearch(closed, { saved: true }),
          })}
        </Fragment>
      )}
    </>
  );
};

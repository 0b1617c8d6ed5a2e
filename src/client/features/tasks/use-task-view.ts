import { useState } from 'react';
import { searchedText } from '#client/ui/search-params.ts';
import { everything, type TaskView } from './task-view.ts';
import { useTasks } from './tasks-query.ts';

const firstPages = { dated: 1, undated: 1 };

/** What is looked at, and which page of what has a day and of what has none. */
export const useTaskView = () => {
  const [view, setView] = useState(everything);
  const [pages, setPages] = useState(firstPages);
  return {
    view,
    /** Another view begins at its first pages. */
    show: (wanted: TaskView) => {
      setView({ ...wanted, search: searchedText(wanted.search) ?? '' });
      setPages(firstPages);
    },
    dated: useTasks(true, view, pages.dated),
    undated: useTasks(false, view, pages.undated),
    turnDated: (dated: number) => setPages((known) => ({ ...known, dated })),
    turnUndated: (undated: number) => setPages((known) => ({ ...known, undated })),
  };
};

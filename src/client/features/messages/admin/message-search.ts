import { parseOpened, parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { MessageFilter } from '#shared/messages.schema.ts';

// Not from the schema: what reads a screen's address is part of every page's first script.
const filters: readonly MessageFilter[] = ['all', 'new', 'suspect'];

/** What the messages screen keeps in its address, so that a mail can lead to a message. */
export type MessageSearch = {
  /** The message that is open. */
  message?: number | undefined;
  q?: string | undefined;
  /** All that are not suspect where it is left out. */
  filter?: Exclude<MessageFilter, 'all'> | undefined;
  /** The first where it is left out. */
  page?: number | undefined;
};

export const parseMessageSearch = (search: Record<string, unknown>): MessageSearch => {
  const opened = parseOpened(search.message);
  const filter = filters.find((candidate) => candidate === search.filter);
  return {
    message: opened === 'new' ? undefined : opened,
    q: parseSearchText(search.q),
    filter: filter === 'all' ? undefined : filter,
    page: parsePage(search.page),
  };
};

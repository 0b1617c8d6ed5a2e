import { parseOpened, parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { MessageFilter } from '#shared/messages.schema.ts';

// Not imported from the schema: routes load this file with every page.
const filters: readonly MessageFilter[] = ['all', 'new', 'suspect'];

/** The search parameters of the messages screen, to which mails link. */
export type MessageSearch = {
  /** The open message. */
  message?: number | undefined;
  q?: string | undefined;
  /** All but suspect messages by default. */
  filter?: Exclude<MessageFilter, 'all'> | undefined;
  /** The first by default. */
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

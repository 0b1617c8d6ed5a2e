import type { AppContext, Caller } from '#server/app-context.ts';
import { listPaginatedUsers } from '#server/features/accounts/users.service.ts';
import { listPaginatedBookings } from '#server/features/bookings/paginated-bookings.service.ts';
import { listPaginatedPosts } from '#server/features/cms/blog.service.ts';
import { listPaginatedCmsPages } from '#server/features/cms/cms-pages.service.ts';
import { listPaginatedGalleries } from '#server/features/galleries/galleries.service.ts';
import { listPaginatedMedia } from '#server/features/media/media.service.ts';
import { listPaginatedMessages } from '#server/features/messages/messages.service.ts';
import { listPaginatedReviews } from '#server/features/reviews/reviews.service.ts';
import { listPaginatedTasks } from '#server/features/tasks/tasks.service.ts';
import { languages } from '#server/languages.ts';
import { roleNames } from '#shared/accounts/roles.ts';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import { formatDayRange, formatInstantDay } from '#shared/languages/italian-dates.ts';
import {
  type SearchHit,
  type SearchKind,
  type SearchResults,
  searchKinds,
} from '#shared/search.schema.ts';

/** How many of each kind are listed. */
const LISTED = 5;
const DETAIL_MAX = 120;

type Found = { total: number; hits: SearchHit[] };
type Wish = { page: number; limit: number; search: string };

/** The parts that there are, in one line that is not too long. */
const joinDetail = (...parts: (string | false | null)[]): string => {
  const line = parts.filter(Boolean).join(' · ').replaceAll(/\s+/g, ' ');
  return line.length > DETAIL_MAX ? `${line.slice(0, DETAIL_MAX - 1).trimEnd()}…` : line;
};

const bookingHit = (booking: StaffBooking): SearchHit => ({
  id: booking.id,
  title: booking.isBlocked ? 'Date bloccate' : (booking.guestName ?? 'Ospite'),
  detail: joinDetail(
    formatDayRange(booking.startDate, booking.endDate),
    booking.isBlocked ? booking.reason : languages.it.t(`ownStays.${booking.status}`),
  ),
});

/** Each kind by its own list, in that list's order. */
const searches: Record<SearchKind, (app: AppContext, wish: Wish) => Promise<Found>> = {
  booking: async (app, wish) => {
    const input = { ...wish, past: true, sort: 'date' } as const;
    const { bookings, total } = await listPaginatedBookings(app, input);
    return { total, hits: bookings.map(bookingHit) };
  },
  message: async ({ database }, wish) => {
    const { messages, total } = await listPaginatedMessages(database, { ...wish, filter: 'all' });
    const hits = messages.map(({ id, name, message, createdAt }) => ({
      id,
      title: name,
      detail: joinDetail(formatInstantDay(createdAt), message),
    }));
    return { total, hits };
  },
  page: async ({ database }, wish) => {
    const { pages, total } = await listPaginatedCmsPages(database, { ...wish, sort: 'title' });
    const hits = pages.map(({ id, title, published, excerpt }) => ({
      id,
      title,
      detail: joinDetail(!published && 'Bozza', excerpt),
    }));
    return { total, hits };
  },
  post: async ({ database }, wish) => {
    const { posts, total } = await listPaginatedPosts(database, wish);
    const hits = posts.map(({ id, title, published, excerpt }) => ({
      id,
      title,
      detail: joinDetail(!published && 'Bozza', excerpt),
    }));
    return { total, hits };
  },
  gallery: async ({ database }, wish) => {
    const { galleries, total } = await listPaginatedGalleries(database, wish);
    const hits = galleries.map(({ id, name, imageCount }) => ({
      id,
      title: name,
      detail: imageCount === 1 ? '1 immagine' : `${imageCount} immagini`,
    }));
    return { total, hits };
  },
  media: async ({ database }, wish) => {
    const { items, total } = await listPaginatedMedia(database, wish);
    const hits = items.map(({ id, name, caption }) => ({
      id,
      title: name,
      detail: joinDetail(caption),
    }));
    return { total, hits };
  },
  review: async ({ database }, wish) => {
    const { reviews, total } = await listPaginatedReviews(database, wish);
    const hits = reviews.map(({ id, author, comment }) => ({
      id,
      title: author.name,
      detail: joinDetail(comment),
    }));
    return { total, hits };
  },
  task: async ({ database }, wish) => {
    const { tasks, total } = await listPaginatedTasks(database, wish);
    const hits = tasks.map(({ id, name, completed, description }) => ({
      id,
      title: name,
      detail: joinDetail(completed && 'Fatto', description),
    }));
    return { total, hits };
  },
  user: async ({ database }, wish) => {
    const { users, total } = await listPaginatedUsers(database, { ...wish, sort: 'name' });
    const hits = users.map(({ id, name, email, role }) => ({
      id,
      title: name,
      detail: joinDetail(roleNames[role], email),
    }));
    return { total, hits };
  },
};

/** Users are administrators' to manage. */
const isFor = (kind: SearchKind, { role }: Caller): boolean => kind !== 'user' || role === 'ADMIN';

/** Everything in the back office that carries these words. TOO_MANY_REQUESTS. */
export const searchEverything = async (
  app: AppContext,
  search: string,
  caller: Caller,
): Promise<SearchResults> => {
  await app.rateLimiter.consume('search', { subject: String(caller.userId) });
  const groups: SearchResults['groups'] = [];
  for (const kind of searchKinds.filter((each) => isFor(each, caller))) {
    const found = await searches[kind](app, { page: 1, limit: LISTED, search });
    if (found.total > 0) groups.push({ kind, ...found });
  }
  return { groups };
};

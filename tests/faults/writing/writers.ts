import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { type Caller, Refusal } from './caller.ts';
import type { Ledger } from './ledger.ts';

// The concurrent writers: visitors, a guest, and both owners. Each makes one call after the other.

/** One turn of a writer; `number` is its own and never comes twice. */
type Writer = (call: Caller, ledger: Ledger, number: number) => Promise<void>;

const LONG_TEXT = `<p>${'Il mare è a due passi, e la sera si cena in terrazza. '.repeat(150)}</p>`;

/** A night among so many, counted from today. */
const nightOf = (firstDay: number, days: number, number: number) => {
  const startDate = addDays(todayAtHouse(new Date()), firstDay + (number % days));
  return { startDate, endDate: addDays(startDate, 1) };
};

/** Separate days for requests and for confirmed stays, so that none takes another's. */
const asked = (number: number) => nightOf(10, 50, number);
const confirmed = (number: number) => nightOf(70, 650, number);

const request = (call: Caller, who: string, number: number, days: object) =>
  call('POST', '/bookings', {
    ...days,
    guestName: `Ospite ${number}`,
    guestEmail: `${who}${number}@example.com`,
    numberOfGuests: 2,
    note: 'Arriviamo in traghetto.',
  });

const requests: Writer = async (call, ledger, number) => {
  const { id } = await request(call, 'richiesta', number, asked(number));
  ledger.made(
    { table: 'bookings', id },
    { guest_email: `richiesta${number}@example.com`, status: 'PENDING' },
  );
};

/** One that was to be called off when the site was killed still has its night. */
const isTaken = (error: unknown): null => {
  if (error instanceof Refusal && error.code === 'DATES_TAKEN') return null;
  throw error;
};

/** A request that is confirmed and, some time later, called off. */
const confirmations: Writer = async (call, ledger, number) => {
  const booking = await request(call, 'conferma', number, confirmed(number)).catch(isTaken);
  if (!booking) return;
  const { id } = booking;
  const row = { table: 'bookings', id };
  ledger.made(row, { guest_email: `conferma${number}@example.com`, status: 'PENDING' });
  await ledger.change(row, { status: 'CONFIRMED' }, () =>
    call('PATCH', `/bookings/${id}/status`, { status: 'CONFIRMED' }),
  );
  await ledger.remove(row, () => call('DELETE', `/bookings/${id}`));
};

const messages: Writer = async (call, ledger, number) => {
  const email = `messaggio${number}@example.com`;
  const message = `Buongiorno, in casa c’è un seggiolone? Siamo in ${number}.`;
  const { id } = await call('POST', '/contact', { name: `Giulia ${number}`, email, message });
  ledger.made({ table: 'contact_messages', id }, { email, message });
};

const tasks: Writer = async (call, ledger, number) => {
  const name = `Compito ${number}`;
  const { id } = await call('POST', '/task', { name });
  const row = { table: 'tasks', id };
  ledger.made(row, { name, completed: 0 });
  await ledger.change(row, { completed: 1 }, () =>
    call('PATCH', `/task/${id}/complete`, { completed: true }),
  );
};

/** A page that moves: its first address has to lead on. */
const pages: Writer = async (call, ledger, number) => {
  const slug = `pagina-${number}`;
  const page = { title: `Pagina ${number}`, slug, content: LONG_TEXT, published: true };
  const { id } = await call('POST', '/pages', page);
  const row = { table: 'pages', id };
  ledger.made(row, { title: page.title, slug });
  await ledger.change(row, { slug: `${slug}-nuova` }, () =>
    call('PUT', `/pages/${id}`, { slug: `${slug}-nuova` }),
  );
};

/** The library has a picture for the cover. */
const posts: Writer = async (call, ledger, number) => {
  const title = `Articolo ${number}`;
  const [cover] = await call<Media[]>('GET', '/media');
  const { id } = await call('POST', '/blog', {
    title,
    excerpt: 'Una giornata al mare.',
    content: LONG_TEXT,
    coverImage: cover?.url,
    published: number % 2 === 0,
  });
  ledger.made({ table: 'posts', id }, { title, published: number % 2 === 0 ? 1 : 0 });
};

const menu: Writer = async (call, ledger, number) => {
  const label = `Voce ${number}`;
  const { id } = await call('POST', '/menuitems', { label, url: '/' });
  const row = { table: 'menu_items', id };
  ledger.made(row, { label });
  await ledger.remove(row, () => call('DELETE', `/menuitems/${id}`));
};

const reviews: Writer = async (call, ledger, number) => {
  const comment = `Una casa bellissima, torneremo: ${number}.`;
  const { id } = await call('POST', '/reviews', { rating: 5, comment });
  const row = { table: 'reviews', id };
  ledger.made(row, { comment, status: 'PENDING' });
  await ledger.change(row, { status: 'APPROVED' }, () =>
    call('PATCH', `/reviews/${id}/status`, { status: 'APPROVED' }),
  );
};

const settings: Writer = async (call, ledger, number) => {
  const siteName = `Casa ${number}`;
  const row = { table: 'homepage_settings', id: 1 };
  await ledger.change(row, { site_name: siteName, hero_title: siteName }, () =>
    call('PUT', '/homepage', { siteName, heroTitle: siteName }),
  );
};

export const writers: readonly Writer[] = [
  requests,
  confirmations,
  messages,
  tasks,
  pages,
  posts,
  menu,
  reviews,
  settings,
];

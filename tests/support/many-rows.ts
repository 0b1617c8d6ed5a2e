import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addDays } from '#shared/stay-dates.ts';

const NOW = '2026-05-20T10:00:00.000Z';
const TEXT = 'Una frase che si legge, abbastanza lunga da valere come testo di una pagina.';

/** Rows of everything that grows, numbered from `from` (inclusive) to `until` (exclusive). */
export const addManyRows = async (
  database: Database,
  { from, until }: { from: number; until: number },
): Promise<void> => {
  const { id: userId } = await database.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const numbers = Array.from({ length: until - from }, (_, index) => from + index);
  await inTransaction(database, async (tx) => {
    for (const number of numbers) {
      await tx
        .insertInto('users')
        .values({
          name: `Persona ${number}`,
          email: `persona-${number}@example.com`,
          password_hash: '',
          role: 'USER',
          avatar: null,
          email_confirmed_at: NOW,
          created_at: NOW,
          pending_email: null,
          registered_from: null,
          search_text: `persona ${number}\npersona-${number}@example.com`,
        })
        .execute();
      const startDate = addDays('2026-06-01', number * 3);
      await tx
        .insertInto('bookings')
        .values({
          start_date: startDate,
          end_date: addDays(startDate, 2),
          status: 'CONFIRMED',
          guest_name: 'Giulia',
          guest_email: `ospite${number}@example.com`,
          number_of_guests: 2,
          over12: 2,
          user_id: userId,
          created_at: NOW,
          search_text: `giulia\nospite${number}@example.com`,
        })
        .execute();
      await tx
        .insertInto('posts')
        .values({
          title: `Articolo ${number}`,
          slug: `articolo-${number}`,
          excerpt: TEXT,
          cover_image: `foto-${number}.jpg`,
          published: 1,
          read_time_minutes: 1,
          author_id: userId,
          search_text: `articolo ${number}`,
          created_at: NOW,
          updated_at: NOW,
          published_at: NOW,
          content: `<p>${TEXT}</p><img src="/uploads/foto-${number}.jpg">`,
        })
        .execute();
      await tx
        .insertInto('pages')
        .values({
          title: `Pagina ${number}`,
          slug: `pagina-${number}`,
          excerpt: TEXT,
          content: `<p>${TEXT}</p>`,
          published: 1,
          seo_title: '',
          seo_description: '',
          seo_keywords: '',
          is_built_in: 0,
          created_at: NOW,
          updated_at: NOW,
          published_at: NOW,
        })
        .execute();
      await tx
        .insertInto('media')
        .values({
          file_name: `foto-${number}.jpg`,
          name: `Foto ${number}`,
          caption: '',
          mime_type: 'image/jpeg',
          content_type: 'image',
          size_bytes: 1000,
          width: 800,
          height: 600,
          duration_seconds: null,
          created_at: NOW,
          search_text: `foto ${number}`,
        })
        .execute();
      const gallery = await tx
        .insertInto('galleries')
        .values({
          name: `Gallery ${number}`,
          slug: `gallery-${number}`,
          description: '',
          is_default: 1,
          created_at: NOW,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('gallery_images')
        .values({ gallery_id: gallery.id, position: 1, file_name: `foto-${number}.jpg` })
        .execute();
      await tx
        .insertInto('reviews')
        .values({
          user_id: userId,
          rating: 5,
          comment: `${TEXT} ${number}`,
          status: 'APPROVED',
          author_name: '',
          search_text: TEXT,
          created_at: NOW,
          approved_at: NOW,
        })
        .execute();
      const message = await tx
        .insertInto('contact_messages')
        .values({
          name: 'Giulia',
          email: `ospite${number}@example.com`,
          phone: null,
          message: TEXT,
          search_text: TEXT,
          is_suspect: 0,
          created_at: NOW,
          read_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('message_answers')
        .values({ message_id: message.id, text: TEXT, author_name: 'Anna', created_at: NOW })
        .execute();
      await tx
        .insertInto('tasks')
        .values({
          name: `Attività ${number}`,
          description: '',
          due_date: null,
          priority: 3,
          completed: 0,
          order_index: 0,
          updated_at: NOW,
        })
        .execute();
    }
  });
};

import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';

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
          passwordHash: '',
          role: 'USER',
          avatar: null,
          emailConfirmedAt: NOW,
          createdAt: NOW,
          pendingEmail: null,
          searchText: `persona ${number}\npersona-${number}@example.com`,
        })
        .execute();
      const startDate = addDays('2026-06-01', number * 3);
      const { id: bookingId } = await tx
        .insertInto('bookings')
        .values({
          startDate,
          endDate: addDays(startDate, 2),
          status: 'CONFIRMED',
          guestName: 'Giulia',
          guestEmail: `ospite${number}@example.com`,
          numberOfGuests: 2,
          over12: 2,
          userId,
          createdAt: NOW,
          searchText: `giulia\nospite${number}@example.com`,
          cameCents: 10_000,
          cameAt: NOW,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const money = { bookingId, date: '2026-05-20', amountCents: 10_000, createdAt: NOW };
      await tx
        .insertInto('payments')
        .values({ ...money, method: 'CASH' })
        .execute();
      await tx
        .insertInto('damageEntries')
        .values({ ...money, method: 'CASH', kind: 'received' })
        .execute();
      await tx
        .insertInto('posts')
        .values({
          title: `Articolo ${number}`,
          slug: `articolo-${number}`,
          excerpt: TEXT,
          coverImage: `foto-${number}.jpg`,
          published: 1,
          readTimeMinutes: 1,
          authorId: userId,
          searchText: `articolo ${number}`,
          createdAt: NOW,
          updatedAt: NOW,
          publishedAt: NOW,
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
          seoTitle: '',
          seoDescription: '',
          seoKeywords: '',
          isBuiltIn: 0,
          createdAt: NOW,
          updatedAt: NOW,
          publishedAt: NOW,
        })
        .execute();
      await tx
        .insertInto('media')
        .values({
          fileName: `foto-${number}.jpg`,
          name: `Foto ${number}`,
          caption: '',
          mimeType: 'image/jpeg',
          contentType: 'image',
          sizeBytes: 1000,
          width: 800,
          height: 600,
          durationSeconds: null,
          createdAt: NOW,
          searchText: `foto ${number}`,
        })
        .execute();
      const gallery = await tx
        .insertInto('galleries')
        .values({
          name: `Gallery ${number}`,
          slug: `gallery-${number}`,
          description: '',
          isDefault: 1,
          createdAt: NOW,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('galleryImages')
        .values({ galleryId: gallery.id, position: 1, fileName: `foto-${number}.jpg` })
        .execute();
      await tx
        .insertInto('reviews')
        .values({
          userId,
          rating: 5,
          comment: `${TEXT} ${number}`,
          locale: 'it',
          status: 'APPROVED',
          authorName: '',
          searchText: TEXT,
          createdAt: NOW,
          approvedAt: NOW,
        })
        .execute();
      const message = await tx
        .insertInto('contactMessages')
        .values({
          name: 'Giulia',
          email: `ospite${number}@example.com`,
          phone: null,
          message: TEXT,
          searchText: TEXT,
          isSuspect: 0,
          createdAt: NOW,
          readAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('messageAnswers')
        .values({ messageId: message.id, text: TEXT, authorName: 'Anna', createdAt: NOW })
        .execute();
      await tx
        .insertInto('tasks')
        .values({
          name: `Attività ${number}`,
          description: '',
          dueDate: null,
          priority: 3,
          completed: 0,
          orderIndex: 0,
          updatedAt: NOW,
        })
        .execute();
    }
  });
};

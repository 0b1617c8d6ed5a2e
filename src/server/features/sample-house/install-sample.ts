import { readFile } from 'node:fs/promises';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  addSampleBlock,
  addSampleStay,
} from '#server/features/bookings/sample-bookings.service.ts';
import { addPost } from '#server/features/cms/blog.service.ts';
import { addCmsPage } from '#server/features/cms/cms-pages.service.ts';
import { addFeatureBox } from '#server/features/feature-boxes/feature-boxes.service.ts';
import { addGallery } from '#server/features/galleries/galleries.service.ts';
import { setHomepage } from '#server/features/homepage/homepage.service.ts';
import {
  insertStoredFile,
  type StoredFile,
  storeOwnPicture,
} from '#server/features/media/media-files.service.ts';
import { addMenuItem } from '#server/features/menu/menu.service.ts';
import { addMessage } from '#server/features/messages/messages.service.ts';
import { setProperty } from '#server/features/property/property.service.ts';
import { addReview } from '#server/features/reviews/reviews.service.ts';
import { addTask } from '#server/features/tasks/tasks.service.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import { createTaskInput } from '#shared/tasks/tasks.schema.ts';
import { insertSampleItems } from './sample-house.repository.ts';
import {
  sampleBlock,
  sampleFeatureBoxes,
  sampleGalleries,
  sampleHomepage,
  sampleMenuEntries,
  samplePictures,
  sampleProperty,
  sampleSaturday,
  sampleStays,
  sampleTasks,
} from './sample-house.ts';
import { sampleMessages } from './sample-messages.ts';
import { sampleReviews } from './sample-reviews.ts';
import { type ShowPicture, sampleCmsPage, samplePosts } from './sample-writing.ts';
import { sampledKind } from './sampled.ts';

/** Stored under uploads, where it has another name than in the sample (`file`), but not in the database yet. */
type NamedPicture = StoredFile & { file: string; name: string; caption: string };

const readSampleFile = (name: string): Promise<Buffer> =>
  readFile(new URL(import.meta.resolve(`#server/features/sample-house/sample/pictures/${name}`)));

/** Called before each picture with its number, from 1, and how many there are. */
export type OnPicture = (number: number, total: number) => void;

/** The slow part, done before the transaction: stores the pictures and their copies. */
export const prepareSample = async (
  app: AppContext,
  onPicture: OnPicture,
): Promise<NamedPicture[]> => {
  // One at a time: decoding all of them at once would exhaust the memory of a small server.
  const pictures: NamedPicture[] = [];
  for (const [file, name, caption] of samplePictures) {
    onPicture(pictures.length + 1, samplePictures.length);
    const saved = await storeOwnPicture(app, await readSampleFile(`${file}.webp`));
    pictures.push({ ...saved, file, name, caption });
  }
  return pictures;
};

const installPictures = async (tx: Database, pictures: NamedPicture[], createdAt: string) => {
  const ids: number[] = [];
  for (const { file: _sampleName, ...picture } of pictures) {
    ids.push(await insertStoredFile(tx, { ...picture, createdAt }));
  }
  const [hero = '', ...others] = pictures.map(({ fileName }) => uploadUrl(fileName));
  return { ids, hero, images: others.slice(0, -1), hostImage: others.at(-1) ?? '' };
};

const nameOf = (pictures: NamedPicture[], wanted: string): string =>
  pictures.find(({ file }) => file === wanted)?.fileName ?? '';

const installGalleries = async (
  tx: Database,
  pictures: NamedPicture[],
  createdAt: string,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const { files, ...gallery } of sampleGalleries) {
    const images = files.map((file) => nameOf(pictures, file));
    ids.push(await addGallery(tx, { ...gallery, images, createdAt }));
  }
  return ids;
};

const installFeatureBoxes = async (tx: Database): Promise<number[]> => {
  const ids: number[] = [];
  for (const box of sampleFeatureBoxes) {
    ids.push(await addFeatureBox(tx, { ...box, published: true }));
  }
  return ids;
};

const installBookings = async (
  tx: Database,
  today: StayDate,
  createdAt: string,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const { fromWeek, nights, ...stay } of sampleStays) {
    const startDate = sampleSaturday(today, fromWeek);
    const endDate = addDays(startDate, nights);
    ids.push(await addSampleStay(tx, { ...stay, startDate, endDate, createdAt }));
  }
  const startDate = sampleSaturday(today, sampleBlock.fromWeek);
  const endDate = addDays(startDate, sampleBlock.days - 1);
  ids.push(await addSampleBlock(tx, { startDate, endDate, reason: sampleBlock.reason, createdAt }));
  return ids;
};

const installTasks = async (
  tx: Database,
  today: StayDate,
  createdAt: string,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const { dueInDays, ...values } of sampleTasks) {
    const due_date = dueInDays === null ? null : addDays(today, dueInDays);
    const task = createTaskInput.parse({ ...values, due_date });
    ids.push((await addTask(tx, task, { today, updatedAt: createdAt })).id);
  }
  return ids;
};

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString();

const installWriting = async (tx: Database, pictures: NamedPicture[], now: Date) => {
  const show: ShowPicture = (file) =>
    `<figure data-block="image" data-src="${uploadUrl(nameOf(pictures, file))}"></figure>`;
  const content = sampleCmsPage.content(show);
  const pageId = await addCmsPage(tx, {
    ...sampleCmsPage,
    content,
    published: true,
    isBuiltIn: false,
    createdAt: now.toISOString(),
  });
  const postIds: number[] = [];
  for (const { cover, daysAgo, ...post } of samplePosts.toReversed()) {
    const coverImage = nameOf(pictures, cover);
    const createdAt = daysBefore(now, daysAgo);
    const text = { content: post.content(show), published: true, authorId: null };
    postIds.push(await addPost(tx, { ...post, ...text, coverImage, createdAt }));
  }
  return { pageId, postIds };
};

const installReviews = async (tx: Database, now: Date): Promise<number[]> => {
  const ids: number[] = [];
  for (const { author, daysAgo, approved, ...review } of sampleReviews.toReversed()) {
    const createdAt = daysBefore(now, daysAgo);
    const approvedAt = approved ? createdAt : null;
    const answer = review.answer
      ? { text: review.answer, createdAt: daysBefore(now, daysAgo - 1) }
      : null;
    const words = { ...review, answer, author: { name: author } };
    ids.push(await addReview(tx, { ...words, locale: HOUSE_LOCALE, createdAt, approvedAt }));
  }
  return ids;
};

const installMessages = async (tx: Database, now: Date): Promise<number[]> => {
  const ids: number[] = [];
  const usual = { locale: HOUSE_LOCALE, isSuspect: false, bookingId: null, wish: null } as const;
  for (const { daysAgo, isRead, ...message } of sampleMessages.toReversed()) {
    const createdAt = daysBefore(now, daysAgo);
    const readAt = isRead ? now.toISOString() : null;
    ids.push(await addMessage(tx, { ...message, ...usual, createdAt, readAt }));
  }
  return ids;
};

const installMenuEntries = async (tx: Database): Promise<number[]> => {
  const ids: number[] = [];
  for (const entry of sampleMenuEntries) ids.push(await addMenuItem(tx, entry));
  return ids;
};

/** Inserts the sample house, marked as sample content, over the initial content of a new site. */
export const installSample = async (
  tx: Database,
  { cards, clock }: AppContext,
  pictures: NamedPicture[],
): Promise<void> => {
  const now = clock.now();
  const createdAt = now.toISOString();
  const today = todayAtHouse(now);
  const mark = (kind: string, itemIds: readonly number[]): Promise<void> =>
    insertSampleItems(tx, sampledKind(cards, kind), itemIds);
  const { ids, hero, images, hostImage } = await installPictures(tx, pictures, createdAt);
  await mark('media', ids);
  await setHomepage(tx, { ...sampleHomepage, heroImage: hero });
  await mark('homepage', [1]);
  await setProperty(tx, { ...sampleProperty, images, hostImage });
  await mark('property', [1]);
  await mark('gallery', await installGalleries(tx, pictures, createdAt));
  await mark('feature-box', await installFeatureBoxes(tx));
  const { pageId, postIds } = await installWriting(tx, pictures, now);
  await mark('page', [pageId]);
  await mark('post', postIds);
  await mark('review', await installReviews(tx, now));
  await mark('message', await installMessages(tx, now));
  await mark('menu-item', await installMenuEntries(tx));
  await mark('booking', await installBookings(tx, today, createdAt));
  await mark('task', await installTasks(tx, today, createdAt));
};

import { z } from 'zod';
import {
  confirmEmailAnswer,
  loggedInAnswer,
  loginAnswer,
  ownSession,
  ownUser,
  userAnswer,
} from '#shared/accounts/accounts.schema.ts';
import {
  addedPasskey,
  creationOptions,
  passkey,
  passkeyPolicy,
  recoveryCodes,
  requestOptions,
} from '#shared/accounts/passkeys.schema.ts';
import { listedUser, paginatedUsers } from '#shared/accounts/users.schema.ts';
import { auditEvent, auditPerson, paginatedAuditEvents } from '#shared/audit.schema.ts';
import {
  backup,
  backupOperation,
  backupStatus,
  consentLink,
  createdBackup,
  downloadLink,
  restoredBackup,
} from '#shared/backups.schema.ts';
import {
  claim,
  claimsOfDays,
  paginatedBookings,
  unpaidStay,
  unpaidStays,
  waitingRequest,
  waitingRequests,
} from '#shared/bookings/booking-lists.schema.ts';
import {
  anonymousStay,
  bookingAnswer,
  decidedStay,
  ownBooking,
  publicBooking,
  requestedBooking,
  staffBlock,
  staffBooking,
  staffStay,
} from '#shared/bookings/bookings.schema.ts';
import { calendar, calendarConflict, ownCalendar, readCalendar } from '#shared/calendars.schema.ts';
import { clockState } from '#shared/clock.schema.ts';
import { paginatedPosts, post, postSummary, postView } from '#shared/cms/blog.schema.ts';
import {
  cmsPage,
  cmsPageSummary,
  cmsPageView,
  paginatedCmsPages,
} from '#shared/cms/cms-pages.schema.ts';
import { sampleContent } from '#shared/cms/content.schema.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { featureBox, featureBoxView } from '#shared/feature-boxes.schema.ts';
import { message } from '#shared/forms/fields.schema.ts';
import {
  gallery,
  gallerySummary,
  galleryView,
  paginatedGalleries,
} from '#shared/galleries.schema.ts';
import { homepage, homepageView } from '#shared/homepage.schema.ts';
import {
  translatedLanguage,
  translation,
  translationFileResult,
  translationSummary,
} from '#shared/languages/translations.schema.ts';
import { media, mediaUse, paginatedMedia } from '#shared/media/media.schema.ts';
import { picture } from '#shared/media/pictures.schema.ts';
import { menuItem } from '#shared/menu/menu.schema.ts';
import {
  messageAnswer,
  paginatedMessages,
  sentMessage,
  staffMessage,
} from '#shared/messages.schema.ts';
import { outboxMail } from '#shared/outbox.schema.ts';
import { priceList, priceListView, quote } from '#shared/prices/prices.schema.ts';
import { erasedPerson, foundPerson, personalFile } from '#shared/privacy.schema.ts';
import { property, propertyView } from '#shared/property.schema.ts';
import {
  approvedReview,
  paginatedApprovedReviews,
  paginatedReviews,
  review,
} from '#shared/reviews.schema.ts';
import { preview, shownMedia } from '#shared/rich-text/rich-text.schema.ts';
import { searchGroup, searchHit, searchResults } from '#shared/search.schema.ts';
import { languageOffer } from '#shared/site-settings.schema.ts';
import { siteStatus } from '#shared/site-status.schema.ts';
import {
  cleaning,
  cleaningLink,
  cleaningStay,
  cleaningTask,
} from '#shared/tasks/cleaning.schema.ts';
import {
  completedTasksDeleted,
  paginatedTasks,
  task,
  taskPerson,
} from '#shared/tasks/tasks.schema.ts';

const errorCode = z
  .enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]])
  .meta({ description: 'What went wrong, for programs' });

/** The body of every refusal. */
export const apiError = z.object({
  error: z.string().meta({ description: 'What went wrong, for people, in Italian' }),
  message: z.string().meta({ description: 'The same text' }),
  code: errorCode,
  issues: z
    .array(
      z.object({
        path: z.string().meta({ description: 'The field, dotted: `periods.3.endDate`' }),
        message: z.string(),
      }),
    )
    .optional()
    .meta({ description: 'Each field that is wrong' }),
});

/**
 * The shapes that have a name in the API's document, so that programs made from it have a type for each.
 * The names are the specification's nouns; a view is what visitors read in their
 * language, of a page or post with the library's data on its files.
 */
const apiSchemas = {
  ApiError: apiError,
  ErrorCode: errorCode,
  Booking: staffBooking,
  Stay: staffStay,
  DecidedStay: decidedStay,
  AnonymousStay: anonymousStay,
  Block: staffBlock,
  PublicBooking: publicBooking,
  OwnBooking: ownBooking,
  RequestedBooking: requestedBooking,
  BlockedDates: bookingAnswer,
  PaginatedBookings: paginatedBookings,
  Claim: claim,
  ClaimsOfDays: claimsOfDays,
  WaitingRequest: waitingRequest,
  WaitingRequests: waitingRequests,
  UnpaidStay: unpaidStay,
  UnpaidStays: unpaidStays,
  Calendar: calendar,
  CalendarReading: readCalendar,
  CalendarConflict: calendarConflict,
  OwnCalendar: ownCalendar,
  PriceList: priceList,
  PriceListView: priceListView,
  Quote: quote,
  Homepage: homepage,
  HomepageView: homepageView,
  Property: property,
  PropertyView: propertyView,
  FeatureBox: featureBox,
  FeatureBoxView: featureBoxView,
  MenuItem: menuItem,
  Page: cmsPage,
  PageView: cmsPageView,
  PageSummary: cmsPageSummary,
  PaginatedPages: paginatedCmsPages,
  Preview: preview,
  Post: post,
  PostView: postView,
  PostSummary: postSummary,
  PaginatedPosts: paginatedPosts,
  Gallery: gallery,
  GalleryView: galleryView,
  GallerySummary: gallerySummary,
  PaginatedGalleries: paginatedGalleries,
  Media: media,
  PaginatedMedia: paginatedMedia,
  MediaUse: mediaUse,
  Picture: picture,
  ShownMedia: shownMedia,
  Review: review,
  ApprovedReview: approvedReview,
  PaginatedReviews: paginatedReviews,
  PaginatedApprovedReviews: paginatedApprovedReviews,
  ContactMessage: staffMessage,
  SentMessage: sentMessage,
  MessageAnswer: messageAnswer,
  PaginatedMessages: paginatedMessages,
  Task: task,
  TaskPerson: taskPerson,
  PaginatedTasks: paginatedTasks,
  DeletedTasks: completedTasksDeleted,
  Cleaning: cleaning,
  CleaningLink: cleaningLink,
  CleaningStay: cleaningStay,
  CleaningTask: cleaningTask,
  SearchResults: searchResults,
  SearchGroup: searchGroup,
  SearchHit: searchHit,
  OwnUser: ownUser,
  Me: userAnswer,
  OpenedSession: loginAnswer,
  LoggedIn: loggedInAnswer,
  OwnSession: ownSession,
  ConfirmedEmail: confirmEmailAnswer,
  Passkey: passkey,
  AddedPasskey: addedPasskey,
  PasskeyCreationOptions: creationOptions,
  PasskeyRequestOptions: requestOptions,
  RecoveryCodes: recoveryCodes,
  PasskeyPolicy: passkeyPolicy,
  User: listedUser,
  PaginatedUsers: paginatedUsers,
  FoundPerson: foundPerson,
  ErasedPerson: erasedPerson,
  PersonalFile: personalFile,
  AuditEvent: auditEvent,
  AuditPerson: auditPerson,
  PaginatedAuditEvents: paginatedAuditEvents,
  Backup: backup,
  BackupOperation: backupOperation,
  BackupStatus: backupStatus,
  CreatedBackup: createdBackup,
  RestoredBackup: restoredBackup,
  DownloadLink: downloadLink,
  ConsentLink: consentLink,
  OutboxMail: outboxMail,
  ClockState: clockState,
  SampleContent: sampleContent,
  SiteStatus: siteStatus,
  LanguageOffer: languageOffer,
  TranslatedLanguage: translatedLanguage,
  Translation: translation,
  TranslationFileResult: translationFileResult,
  TranslationSummary: translationSummary,
  Message: message,
};

/**
 * Runs `work` while the shapes have their names in zod's registry, where the document's generator looks
 * for them. Elsewhere a named schema would become a reference in its JSON Schema.
 */
export const withSchemaNames = <Result>(work: () => Result): Result => {
  const named = Object.entries<z.ZodType>(apiSchemas).map(([id, schema]) => ({
    id,
    schema,
    meta: schema.meta() ?? {},
  }));
  for (const { id, schema, meta } of named) z.globalRegistry.add(schema, { ...meta, id });
  try {
    return work();
  } finally {
    for (const { schema, meta } of named) z.globalRegistry.add(schema, meta);
  }
};

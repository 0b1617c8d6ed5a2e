import type { Translation } from '#shared/languages/translator.ts';
import type { blog as italian } from '#shared/texts/it/blog.ts';

export const blog: Translation<typeof italian> = {
  readMore: 'Weiterlesen',
  minutesToRead: '{count} Min. Lesezeit',
  noPosts: 'Noch keine Beiträge.',

  list: 'Alle Beiträge',
  listPage: 'Alle Beiträge, Seite {page}',
  intro: 'Das Haus, die Insel, die Jahreszeiten: was Sie vor der Reise wissen sollten.',
  // For search engines.
  description: 'Geschichten vom Haus und von der Insel',
  noneHint: 'Wir schreiben gerade die ersten Geschichten von der Insel: Sie kommen bald.',
  noMore: 'So viele Beiträge gibt es noch nicht.',
  latest: 'Neue Beiträge',
  others: 'Weitere Beiträge',
  post: 'Beitrag',
  postNotFound: 'Beitrag nicht gefunden',
  postNotFoundHint: 'Vielleicht wurde er entfernt, oder er ist noch nicht veröffentlicht.',
  postFailed: 'Der Beitrag konnte nicht geladen werden',
  // Pages.
  page: 'Seite',
  pageNotFound: 'Seite nicht gefunden oder nicht veröffentlicht',
  pageNotFoundHint: 'Vielleicht hat sie eine neue Adresse, oder wir schreiben noch daran.',
  noSlug: 'Keine Seite angegeben',
  noSlugHint: 'Die Adresse sagt nicht, welche Seite gemeint ist.',
  pageFailed: 'Die Seite konnte nicht geladen werden',
  // Around a day: 'Veröffentlicht am 4. Juli 2026'.
  publishedOn: 'Veröffentlicht am <0></0>',
  createdOn: 'Erstellt am <0></0>',
  // Above the privacy page: the data controller, as the law requires.
  dataController: 'Verantwortlich für die Datenverarbeitung',
};

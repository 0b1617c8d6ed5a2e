import type { Translation } from '#shared/languages/translator.ts';
import type { blog as italian } from '#shared/texts/it/blog.ts';

export const blog: Translation<typeof italian> = {
  readMore: 'Lire la suite',
  minutesToRead: '{count} min de lecture',
  noPosts: 'Aucun article pour le moment.',

  list: 'Tous les articles',
  listPage: 'Tous les articles, page {page}',
  intro: 'La maison, l’île, les saisons\u00a0: ce qu’il est bon de savoir avant de partir.',
  // For search engines.
  description: 'Récits de la maison et de l’île',
  noneHint: 'Nous écrivons les premiers récits de l’île\u00a0: ils arrivent bientôt.',
  noMore: 'Il n’y a pas encore autant d’articles.',
  latest: 'Derniers articles',
  others: 'Autres articles',
  post: 'Article',
  postNotFound: 'Article introuvable',
  postNotFoundHint: 'Il a peut-être été retiré, ou n’est pas encore publié.',
  postFailed: 'L’article n’a pas pu être chargé',
  // Pages.
  page: 'Page',
  pageNotFound: 'Page introuvable ou non publiée',
  pageNotFoundHint: 'Son adresse a peut-être changé, ou nous sommes encore en train de l’écrire.',
  noSlug: 'Aucune page indiquée',
  noSlugHint: 'L’adresse n’indique pas quelle page afficher.',
  pageFailed: 'La page n’a pas pu être chargée',
  // Around a day: 'Publiée le 4 juillet 2026'.
  publishedOn: 'Publiée le <0></0>',
  createdOn: 'Créée le <0></0>',
  // Above the privacy page: the data controller, as the law requires.
  dataController: 'Responsable du traitement des données',
};

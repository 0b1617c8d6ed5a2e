import type { Database } from '#server/database/database.types.ts';
import { findPostsWith } from '#server/features/cms/blog.service.ts';
import { findCmsPagesWith } from '#server/features/cms/cms-pages.service.ts';
import { findBoxesWith } from '#server/features/feature-boxes/feature-boxes.service.ts';
import { findGalleriesWith } from '#server/features/galleries/galleries.service.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import type { MediaUse } from '#shared/media/media.schema.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';

/**
 * Finds where one part of the site shows a file. Every feature that shows media has an entry in
 * `places`.
 */
type FindUses = (db: Database, fileName: string) => Promise<MediaUse[]>;

const onHomepage: FindUses = async (db, fileName) => {
  const { heroImage } = await getHomepage(db);
  if (heroImage !== uploadUrl(fileName)) return [];
  return [{ place: 'Home page: immagine di sfondo', path: '/admin/homepage' }];
};

const inProperty: FindUses = async (db, fileName) => {
  const { images, hostImage } = await getProperty(db);
  const url = uploadUrl(fileName);
  const path = '/admin/property';
  return [
    ...(images.includes(url) ? [{ place: 'Casa: foto', path }] : []),
    ...(hostImage === url ? [{ place: 'Casa: chi accoglie', path }] : []),
  ];
};

const inGalleries: FindUses = async (db, fileName) =>
  (await findGalleriesWith(db, fileName)).map(({ name }) => ({
    place: `Gallery «${name}»`,
    path: '/admin/gallery',
  }));

const inFeatureBoxes: FindUses = async (db, fileName) =>
  (await findBoxesWith(db, fileName)).map(({ title }) => ({
    place: `Casella «${title}»`,
    path: '/admin/features',
  }));

const inCmsPages: FindUses = async (db, fileName) =>
  (await findCmsPagesWith(db, uploadUrl(fileName))).map(({ id, title }) => ({
    place: `Pagina «${title}»`,
    path: `/admin/pages?edit=${id}`,
  }));

const inPosts: FindUses = async (db, fileName) =>
  (await findPostsWith(db, fileName)).map(({ id, title }) => ({
    place: `Articolo «${title}»`,
    path: `/admin/blog?edit=${id}`,
  }));

const places: FindUses[] = [
  onHomepage,
  inProperty,
  inGalleries,
  inFeatureBoxes,
  inCmsPages,
  inPosts,
];

/** Every place of the site that shows a file. */
export const findMediaUses: FindUses = async (db, fileName) => {
  const uses: MediaUse[] = [];
  for (const findUses of places) uses.push(...(await findUses(db, fileName)));
  return uses;
};

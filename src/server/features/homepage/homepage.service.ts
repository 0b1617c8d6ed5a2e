import type { Database } from '#server/database/database.types.ts';
import { findPictures } from '#server/features/media/media.service.ts';
import { homeLink } from '#shared/anchors.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import {
  findHomepageSettings,
  type HomepageSettings,
  replaceHomepageSettings,
} from './homepage.repository.ts';

/** The home page before its owners have said anything. */
export const initialHomepage: HomepageSettings = {
  siteName: 'La nostra casa',
  heroImage: '',
  heroTitle: 'La nostra casa vacanze',
  heroSubtitle: 'Prezzi, date libere e richiesta di prenotazione in un’unica pagina.',
  primaryButton: { text: 'Verifica le date', link: homeLink('availability'), visible: true },
  secondaryButton: { text: 'Scopri la casa', link: homeLink('house'), visible: true },
};

export const getHomepage = async (db: Database): Promise<Homepage> => {
  const settings = await findHomepageSettings(db);
  const [heroPicture = null] = await findPictures(db, [settings.heroImage]);
  return { ...settings, heroPicture };
};

export const setHomepage = (db: Database, settings: HomepageSettings): Promise<void> =>
  replaceHomepageSettings(db, settings);

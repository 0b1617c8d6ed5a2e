import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { featureBoxesRouter } from './feature-boxes.router.ts';
import { findBoxesWith, listFeatureBoxes, removeFeatureBoxes } from './feature-boxes.service.ts';
import { featureBoxTexts } from './feature-boxes.texts.ts';

const featureBox = {
  subject: 'featureBox',
  label: 'title',
  object: ['la casella', 'una casella'],
} as const;

export const featureBoxesCard = {
  router: featureBoxesRouter,
  tag: 'The boxes on the home page',
  audit: {
    'featureBoxes.create': content('creato', featureBox),
    'featureBoxes.update': content('modificato', featureBox),
    'featureBoxes.delete': content('eliminato', featureBox),
  },
  tables: {
    featureBoxes: 'nothing',
  },
  translated: featureBoxTexts,
  sampled: {
    kind: 'feature-box',
    table: 'featureBoxes',
    endsWithEdit: true,
    remove: removeFeatureBoxes,
  },
  namesMedia: async (db) => (await listFeatureBoxes(db)).map(({ icon }) => icon),
  showsMedia: async (db, fileName) =>
    (await findBoxesWith(db, fileName)).map(({ title }) => ({
      place: `Casella «${title}»`,
      path: '/admin/features',
    })),
  links: async (db) =>
    (await listFeatureBoxes(db)).map(({ title, link }) => ({
      address: link ?? '',
      place: `Casella «${title}»`,
      path: '/admin/features',
    })),
} satisfies Card;

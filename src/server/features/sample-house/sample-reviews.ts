type SampleReview = {
  author: string;
  rating: number;
  daysAgo: number;
  approved: boolean;
  comment: string;
  /** The owners', a day later. */
  answer?: string;
};

/** The sample house's reviews, newest first. */
export const sampleReviews: readonly SampleReview[] = [
  {
    author: 'Federica Porcu',
    rating: 5,
    daysAgo: 2,
    approved: false,
    comment:
      'Tornati ieri e già ci manca la colazione in terrazza. La casa è come nelle foto, il sentiero per la caletta è ben segnato e i proprietari rispondono subito.',
  },
  {
    author: 'Silvia e Tommaso',
    rating: 5,
    daysAgo: 24,
    approved: true,
    comment:
      'Ci siamo svegliati ogni mattina con il mare davanti e il profumo dei ginepri. Una settimana non basta.',
    answer:
      'Grazie di cuore! I ginepri vi aspettano: la prossima volta restate almeno dieci giorni.',
  },
  {
    author: 'Marco Bellini',
    rating: 5,
    daysAgo: 61,
    approved: true,
    comment:
      'Casa fresca anche nei giorni più caldi grazie ai muri spessi, cucina con tutto quello che serve davvero. I bambini hanno vissuto tra la doccia esterna e la caletta, noi sotto la pergola. Il consiglio sul pescivendolo di via Roma vale da solo il viaggio.',
  },
  {
    author: 'Ilaria Conti',
    rating: 4,
    daysAgo: 88,
    approved: true,
    comment:
      'Posto tranquillo e curato, vista da cartolina. Per arrivare in paese la salita si sente: le biciclette ci sono, ma con i bagagli meglio l’auto.',
  },
  {
    author: 'Jean-Luc Moreau',
    rating: 5,
    daysAgo: 132,
    approved: true,
    comment:
      'Siamo venuti fuori stagione per camminare: sentieri in fiore, nessuno in spiaggia, e la sera le luci del paese. Accoglienza discreta e gentile.',
  },
  {
    author: 'Annalisa Ferrero',
    rating: 5,
    daysAgo: 410,
    approved: true,
    comment: 'È la terza volta che torniamo. Ormai il traghetto ci sembra la strada di casa.',
  },
] as const;

import type { samplePictures } from './sample-house.ts';

// The sample house's texts: a page and a few posts.

type PictureFile = (typeof samplePictures)[number][0];

/** The HTML block that shows one of the sample's pictures. */
export type ShowPicture = (file: PictureFile) => string;

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

const galleryBlock = (slug: string): string =>
  `<figure data-block="gallery" data-gallery-slug="${slug}"></figure>`;

const map =
  'https://www.openstreetmap.org/export/embed.html?bbox=8.2240%2C39.0980%2C8.3380%2C39.1690&amp;layer=mapnik';

export const sampleCmsPage = {
  title: 'Come arrivare',
  slug: 'come-arrivare',
  excerpt: 'Traghetti, aeroporto e gli ultimi chilometri fino al cancello.',
  seoTitle: 'Come arrivare a Carloforte e a Casa Maestrale',
  seoDescription:
    'In traghetto da Portovesme o da Calasetta, in aereo da Cagliari: orari, tempi e strada fino alla casa.',
  seoKeywords: 'Carloforte, traghetto, Portovesme, Calasetta, isola di San Pietro',
  content: (show: ShowPicture): string =>
    [
      paragraphs(
        'L’isola di San Pietro si raggiunge solo via mare, ed è una fortuna: la vacanza comincia sul ponte del traghetto.',
      ),
      '<h2>In traghetto</h2>',
      '<ul><li><strong>Da Portovesme</strong>: quaranta minuti, corse tutto il giorno e d’estate anche la notte.</li><li><strong>Da Calasetta</strong>, sull’isola di Sant’Antioco: mezz’ora, meno corse e meno coda.</li></ul>',
      paragraphs(
        'In luglio e agosto l’auto va prenotata; a piedi o in bicicletta un posto c’è sempre.',
      ),
      show('porto'),
      '<h2>Dall’aeroporto</h2>',
      paragraphs(
        'Da Cagliari Elmas a Portovesme sono novanta chilometri: un’ora e un quarto in auto, poco di più con il treno fino a Carbonia e il bus.',
      ),
      '<h2>Gli ultimi chilometri</h2>',
      paragraphs(
        'Dal porto si segue il lungomare verso sud, poi la strada per La Punta. Dopo il secondo mulino, il cancello azzurro sulla destra. Prima dell’arrivo mandiamo a tutti la posizione esatta.',
      ),
      `<figure data-block="map" data-src="${map}" data-width="100%" data-height="480"></figure>`,
    ].join(''),
};

type SamplePost = {
  title: string;
  excerpt: string;
  cover: PictureFile;
  /** How many days before the first start it was published. */
  daysAgo: number;
  content: (show: ShowPicture) => string;
};

export const samplePosts: SamplePost[] = [
  {
    title: 'Tre calette da raggiungere a piedi',
    excerpt:
      'Niente auto, niente parcheggio: tre passeggiate tra ginepri e mirto che finiscono in acqua.',
    cover: 'spiaggia',
    daysAgo: 9,
    content: (show) =>
      [
        paragraphs(
          'Dal cancello della casa partono tre sentieri. Nessuno è più lungo di un’ora, tutti finiscono dove si può fare il bagno.',
        ),
        '<h2>1. La caletta sotto casa</h2>',
        paragraphs(
          'Dieci minuti in discesa, ombra al mattino. Sabbia chiara, fondale basso: la preferita di chi viaggia con bambini. <em>Meglio arrivare prima delle dieci.</em>',
        ),
        '<h2>2. La piscina naturale</h2>',
        paragraphs(
          'Mezz’ora lungo la costa. Gli scogli chiudono uno specchio d’acqua fermo anche quando soffia il maestrale; servono scarpe da scoglio e maschera.',
        ),
        '<h2>3. La punta del faro</h2>',
        paragraphs(
          'Un’ora, senza ombra: si parte alle sei di sera, si fa il bagno alle sette e si guarda il tramonto dal muretto.',
        ),
        show('tramonto'),
        '<blockquote>Acqua, cappello, e la torcia del telefono per il ritorno.</blockquote>',
      ].join(''),
  },
  {
    title: 'Il tonno di Carloforte, dal mare alla tavola',
    excerpt:
      'Tra maggio e giugno il paese vive di tonno: dove assaggiarlo, cosa chiedere, cosa portare a casa.',
    cover: 'porto',
    daysAgo: 41,
    content: (show) =>
      [
        paragraphs(
          'A Carloforte si pesca il tonno rosso con la tonnara, come si fa da tre secoli. Tra maggio e giugno l’intero paese ne parla, e per qualche giorno ne profuma.',
        ),
        '<h2>Cosa chiedere</h2>',
        '<ul><li><strong>Tunnina</strong>: in umido, con alloro e vino bianco.</li><li><strong>Cascà</strong>: il cuscus di verdure portato dai liguri di Tabarka.</li><li><strong>Bottarga e mosciame</strong>: sottili, con un filo d’olio.</li></ul>',
        '<h2>Al mercato</h2>',
        paragraphs(
          'Il banco del pesce apre alle otto. La cucina della casa ha una griglia sulla terrazza e coltelli che tagliano: basta chiedere al banco una fetta alta due dita.',
        ),
        show('cucina'),
      ].join(''),
  },
  {
    title: 'Settembre sull’isola: il mare è ancora caldo',
    excerpt:
      'Giornate lunghe, traghetti mezzi vuoti e l’acqua a ventiquattro gradi: perché torniamo sempre in settembre.',
    cover: 'tramonto',
    daysAgo: 75,
    content: () =>
      [
        paragraphs(
          'Quando le scuole riaprono, l’isola torna di chi ci vive. Il mare è alla temperatura migliore dell’anno, la sera si cena fuori con una maglia sulle spalle.',
          'È il mese delle passeggiate, dei fichi d’India e delle vele. I prezzi scendono, e per le settimane di fine mese si trova spesso posto anche all’ultimo.',
        ),
        galleryBlock('isola'),
        paragraphs(
          'Le settimane ancora libere si vedono nel <a href="/#disponibilita">calendario</a>.',
        ),
      ].join(''),
  },
  {
    title: 'La casa, stanza per stanza',
    excerpt:
      'Com’era quando l’abbiamo trovata, cosa abbiamo tenuto e cosa no: un giro da fermi, prima di arrivare.',
    cover: 'soggiorno',
    daysAgo: 120,
    content: () =>
      [
        paragraphs(
          'Era la casa di un pescatore: due stanze, il forno, la cisterna. Abbiamo tenuto i muri spessi e gli archi, rifatto i tetti con le travi di ginepro e aperto una finestra in più verso il mare.',
        ),
        galleryBlock('la-casa'),
        '<h2>Quello che non c’è</h2>',
        paragraphs(
          'Non c’è la televisione in camera, non c’è un vicino a meno di cento metri, e di notte non c’è luce: si vedono le stelle.',
        ),
      ].join(''),
  },
];

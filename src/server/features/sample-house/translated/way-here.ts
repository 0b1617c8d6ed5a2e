import type { InFourLanguages } from '#server/features/translations/known-translations.service.ts';

// The page on the way to the house, paragraph by paragraph.

export const wayHereTexts: InFourLanguages = [
  ['Come arrivare', 'Getting here', 'Anreise', 'Comment venir'],
  [
    'Traghetti, aeroporto e gli ultimi chilometri fino al cancello.',
    'Ferries, airport and the last few kilometres to the gate.',
    'Fähren, Flughafen und die letzten Kilometer bis zum Gartentor.',
    'Les ferries, l’aéroport et les derniers kilomètres jusqu’au portail.',
  ],
  [
    'Come arrivare a Carloforte e a Casa Maestrale',
    'How to get to Carloforte and Casa Maestrale',
    'Anreise nach Carloforte und zur Casa Maestrale',
    'Venir à Carloforte et à la Casa Maestrale',
  ],
  [
    'In traghetto da Portovesme o da Calasetta, in aereo da Cagliari: orari, tempi e strada fino alla casa.',
    'By ferry from Portovesme or Calasetta, by air via Cagliari: timetables, journey times and the way to the house.',
    'Mit der Fähre ab Portovesme oder Calasetta, mit dem Flugzeug über Cagliari: Fahrpläne, Fahrzeiten und der Weg zum Haus.',
    'En ferry depuis Portovesme ou Calasetta, en avion par Cagliari\u00a0: horaires, durées et route jusqu’à la maison.',
  ],
  [
    'Carloforte, traghetto, Portovesme, Calasetta, isola di San Pietro',
    'Carloforte, ferry, Portovesme, Calasetta, island of San Pietro',
    'Carloforte, Fähre, Portovesme, Calasetta, Insel San Pietro',
    'Carloforte, ferry, Portovesme, Calasetta, île de San Pietro',
  ],
  [
    'L’isola di San Pietro si raggiunge solo via mare, ed è una fortuna: la vacanza comincia sul ponte del traghetto.',
    'The island of San Pietro can only be reached by sea, and that is a blessing: the holiday begins on the deck of the ferry.',
    'Die Insel San Pietro erreicht man nur übers Meer, und das ist ein Glück: Der Urlaub beginnt an Deck der Fähre.',
    'On ne rejoint l’île de San Pietro que par la mer, et c’est une chance\u00a0: les vacances commencent sur le pont du ferry.',
  ],
  ['In traghetto', 'By ferry', 'Mit der Fähre', 'En ferry'],
  [
    '<strong>Da Portovesme</strong>: quaranta minuti, corse tutto il giorno e d’estate anche la notte.',
    '<strong>From Portovesme</strong>: forty minutes, with crossings all day long, and at night too in summer.',
    '<strong>Ab Portovesme</strong>: vierzig Minuten, Überfahrten den ganzen Tag und im Sommer auch nachts.',
    '<strong>Depuis Portovesme</strong>\u00a0: quarante minutes, des traversées toute la journée et, l’été, la nuit aussi.',
  ],
  [
    '<strong>Da Calasetta</strong>, sull’isola di Sant’Antioco: mezz’ora, meno corse e meno coda.',
    '<strong>From Calasetta</strong>, on the island of Sant’Antioco: half an hour, fewer crossings and shorter queues.',
    '<strong>Ab Calasetta</strong>, auf der Insel Sant’Antioco: eine halbe Stunde, weniger Überfahrten und kürzere Schlangen.',
    '<strong>Depuis Calasetta</strong>, sur l’île de Sant’Antioco\u00a0: une demi-heure, moins de traversées et moins d’attente.',
  ],
  [
    'In luglio e agosto l’auto va prenotata; a piedi o in bicicletta un posto c’è sempre.',
    'In July and August you need to book if you are bringing a car; on foot or by bicycle there is always room.',
    'Im Juli und August müssen Sie fürs Auto reservieren; zu Fuß oder mit dem Fahrrad ist immer Platz.',
    'En juillet et en août, il faut réserver pour la voiture\u00a0; à pied ou à vélo, il y a toujours de la place.',
  ],
  ['Dall’aeroporto', 'From the airport', 'Vom Flughafen', 'Depuis l’aéroport'],
  [
    'Da Cagliari Elmas a Portovesme sono novanta chilometri: un’ora e un quarto in auto, poco di più con il treno fino a Carbonia e il bus.',
    'It is ninety kilometres from Cagliari Elmas to Portovesme: an hour and a quarter by car, a little longer by train to Carbonia and then by bus.',
    'Von Cagliari Elmas nach Portovesme sind es neunzig Kilometer: eineinviertel Stunden mit dem Auto, etwas länger mit dem Zug bis Carbonia und dann mit dem Bus.',
    'De Cagliari Elmas à Portovesme, il y a quatre-vingt-dix kilomètres\u00a0: une heure et quart en voiture, un peu plus en train jusqu’à Carbonia puis en bus.',
  ],
  [
    'Gli ultimi chilometri',
    'The last few kilometres',
    'Die letzten Kilometer',
    'Les derniers kilomètres',
  ],
  [
    'Dal porto si segue il lungomare verso sud, poi la strada per La Punta. Dopo il secondo mulino, il cancello azzurro sulla destra. Prima dell’arrivo mandiamo a tutti la posizione esatta.',
    'From the harbour, follow the seafront south, then the road to La Punta. After the second windmill, look for the blue gate on the right. We send everyone the exact location before arrival.',
    'Vom Hafen fahren Sie die Uferstraße nach Süden, dann Richtung La Punta. Nach der zweiten Windmühle liegt rechts das blaue Tor. Den genauen Standort schicken wir allen vor der Anreise.',
    'Du port, suivez le bord de mer vers le sud, puis la route de La Punta. Après le deuxième moulin, le portail bleu est à droite. Avant votre arrivée, nous vous envoyons la position exacte.',
  ],
];

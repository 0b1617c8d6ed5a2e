import type { InFourLanguages } from '#server/features/translations/known-translations.service.ts';

// Galleries, and what the pictures show.

export const pictureTexts: InFourLanguages = [
  [
    'Stanze, terrazza e giardino: la casa com’è quando arrivi.',
    'Rooms, terrace and garden: the house as you find it when you arrive.',
    'Zimmer, Terrasse und Garten: das Haus, wie Sie es bei Ihrer Ankunft vorfinden.',
    'Chambres, terrasse et jardin\u00a0: la maison telle que vous la trouvez en arrivant.',
  ],
  ['L’isola intorno', 'Around the island', 'Die Insel', 'L’île autour de la maison'],
  [
    'La caletta, il paese e i tramonti che si vedono dal muretto.',
    'The cove, the town and the sunsets you watch from the garden wall.',
    'Die Bucht, der Ort und die Sonnenuntergänge, die man von der Gartenmauer aus sieht.',
    'La crique, le bourg et les couchers de soleil vus du muret.',
  ],
  [
    'La baia all’ora del tramonto: la casa bianca a picco sul mare e una piccola barca a vela',
    'The bay at sunset: the white house high above the sea and a small sailing boat',
    'Die Bucht bei Sonnenuntergang: das weiße Haus hoch über dem Meer und ein kleines Segelboot',
    'La baie au coucher du soleil\u00a0: la maison blanche à pic sur la mer et un petit voilier',
  ],
  [
    'La casa vista dal giardino: muri a calce, persiane azzurre e la pergola coperta di buganvillea',
    'The house seen from the garden: whitewashed walls, blue shutters and the pergola covered in bougainvillea',
    'Das Haus vom Garten aus: weiß gekalkte Mauern, blaue Fensterläden und die Pergola voller Bougainvilleen',
    'La maison vue du jardin\u00a0: murs à la chaux, volets bleus et pergola couverte de bougainvillées',
  ],
  [
    'La terrazza sotto la pergola, con la tavola apparecchiata e il mare oltre le colonne bianche',
    'The terrace under the pergola, with the table laid and the sea beyond the white columns',
    'Die Terrasse unter der Pergola mit gedecktem Tisch und dem Meer hinter den weißen Säulen',
    'La terrasse sous la pergola, la table mise et la mer au-delà des colonnes blanches',
  ],
  [
    'Il soggiorno con le travi, la panca in muratura e il grande arco aperto sul mare',
    'The living room with its beams, the built-in bench and the large arch open to the sea',
    'Das Wohnzimmer mit Balken, gemauerter Bank und dem großen Bogen zum Meer',
    'Le salon avec ses poutres, la banquette maçonnée et la grande arche ouverte sur la mer',
  ],
  [
    'La camera matrimoniale con la portafinestra aperta sul mare e la tenda di lino',
    'The double bedroom with its French window open to the sea and a linen curtain',
    'Das große Schlafzimmer mit offener Terrassentür zum Meer und Leinenvorhang',
    'La chambre double avec la porte-fenêtre ouverte sur la mer et le rideau de lin',
  ],
  [
    'La cucina in muratura con le maioliche, la moka sul fornello e la finestra sul mare',
    'The built-in kitchen with its majolica tiles, a moka pot on the hob and a window overlooking the sea',
    'Die gemauerte Küche mit Majolikafliesen, der Espressokanne auf dem Herd und dem Fenster zum Meer',
    'La cuisine maçonnée avec ses majoliques, la cafetière italienne sur le feu et la fenêtre sur la mer',
  ],
  [
    'La camera con due letti singoli e la finestra dalle persiane azzurre',
    'The bedroom with two single beds and the window with blue shutters',
    'Das Zimmer mit zwei Einzelbetten und dem Fenster mit blauen Läden',
    'La chambre à deux lits simples et sa fenêtre aux volets bleus',
  ],
  [
    'Il bagno con le piastrelle verde acqua, la vasca e la finestra ad arco sul mare',
    'The bathroom with sea-green tiles, a bath and an arched window overlooking the sea',
    'Das Bad mit meergrünen Fliesen, Badewanne und Bogenfenster zum Meer',
    'La salle de bains aux carreaux vert d’eau, la baignoire et la fenêtre cintrée sur la mer',
  ],
  [
    'La caletta di sabbia chiara vista dall’alto, con gli ombrelloni e due barche',
    'The cove with its pale sand seen from above, with parasols and two boats',
    'Die Bucht mit hellem Sand von oben, mit Sonnenschirmen und zwei Booten',
    'La crique de sable clair vue d’en haut, avec les parasols et deux barques',
  ],
  [
    'Le case color pastello del paese e i gozzi ormeggiati davanti alla banchina',
    'The pastel-coloured houses of the town and the fishing boats moored along the quay',
    'Die pastellfarbenen Häuser des Ortes und die Fischerboote am Kai',
    'Les maisons aux tons pastel du bourg et les barques amarrées le long du quai',
  ],
  [
    'Il sole che tramonta fra due isole, visto dal muretto del giardino',
    'The sun setting between two islands, seen from the garden wall',
    'Die Sonne geht zwischen zwei Inseln unter, von der Gartenmauer aus gesehen',
    'Le soleil qui se couche entre deux îles, vu du muret du jardin',
  ],
  [
    'Marta e Tonio sul molo: lei con il cappello di paglia, lui con la barba e la maglia a righe',
    'Marta and Tonio on the quay: she in a straw hat, he with a beard and a striped jersey',
    'Marta und Tonio am Hafen: sie mit Strohhut, er mit Bart und gestreiftem Pullover',
    'Marta et Tonio sur le quai\u00a0: elle avec son chapeau de paille, lui avec sa barbe et sa marinière',
  ],
];

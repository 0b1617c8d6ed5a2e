import type { InFourLanguages } from '#server/features/translations/known-translations.service.ts';

// Approved reviews of invented guests, and the answers to them.

export const reviewTexts: InFourLanguages = [
  [
    'Ci siamo svegliati ogni mattina con il mare davanti e il profumo dei ginepri. Una settimana non basta.',
    'Every morning we woke up to the sea and the scent of juniper. One week is not enough.',
    'Jeden Morgen sind wir mit Blick aufs Meer und dem Duft von Wacholder aufgewacht. Eine Woche reicht nicht.',
    'Chaque matin, nous nous sommes réveillés face à la mer, dans le parfum des genévriers. Une semaine ne suffit pas.',
  ],
  [
    'Grazie di cuore! I ginepri vi aspettano: la prossima volta restate almeno dieci giorni.',
    'Thank you so much! The junipers are waiting for you: next time, stay ten days at least.',
    'Herzlichen Dank! Der Wacholder wartet auf Sie: Bleiben Sie beim nächsten Mal mindestens zehn Tage.',
    'Un grand merci\u00a0! Les genévriers vous attendent\u00a0: la prochaine fois, restez au moins dix jours.',
  ],
  [
    'Casa fresca anche nei giorni più caldi grazie ai muri spessi, cucina con tutto quello che serve davvero. I bambini hanno vissuto tra la doccia esterna e la caletta, noi sotto la pergola. Il consiglio sul pescivendolo di via Roma vale da solo il viaggio.',
    'The thick walls keep the house cool even on the hottest days, and the kitchen has everything you really need. The children lived between the outdoor shower and the cove, and we lived under the pergola. The tip about the fishmonger in Via Roma is worth the trip on its own.',
    'Dank der dicken Mauern bleibt das Haus auch an den heißesten Tagen kühl, und in der Küche ist alles, was man wirklich braucht. Die Kinder lebten zwischen Außendusche und Badebucht, wir unter der Pergola. Allein der Tipp mit dem Fischhändler in der Via Roma ist die Reise wert.',
    'Grâce aux murs épais, la maison reste fraîche même les jours les plus chauds, et la cuisine a tout ce dont on a vraiment besoin. Les enfants ont vécu entre la douche extérieure et la crique, et nous sous la pergola. Le conseil sur le poissonnier de la via Roma vaut le voyage à lui seul.',
  ],
  [
    'Posto tranquillo e curato, vista da cartolina. Per arrivare in paese la salita si sente: le biciclette ci sono, ma con i bagagli meglio l’auto.',
    'A quiet, well-kept place with a picture-postcard view. You do feel the climb on the way to town: there are bicycles, but with luggage you are better off with a car.',
    'Ein ruhiger, gepflegter Ort mit einer Aussicht wie auf der Postkarte. Auf dem Weg in den Ort spürt man die Steigung: Fahrräder sind da, aber mit Gepäck nimmt man besser das Auto.',
    'Un endroit calme et soigné, une vue de carte postale. Pour aller au bourg, on sent la montée\u00a0: il y a des vélos, mais avec les bagages mieux vaut la voiture.',
  ],
  [
    'Siamo venuti fuori stagione per camminare: sentieri in fiore, nessuno in spiaggia, e la sera le luci del paese. Accoglienza discreta e gentile.',
    'We came in the low season to walk: paths in bloom, nobody on the beach, and the lights of the town in the evening. A kind and discreet welcome.',
    'Wir sind in der Nebensaison zum Wandern gekommen: blühende Wege, niemand am Strand und abends die Lichter des Ortes. Ein herzlicher, zurückhaltender Empfang.',
    'Nous sommes venus hors saison pour marcher\u00a0: des sentiers en fleurs, personne sur la plage et, le soir, les lumières du bourg. Un accueil discret et chaleureux.',
  ],
  [
    'È la terza volta che torniamo. Ormai il traghetto ci sembra la strada di casa.',
    'This is our third time here. By now the ferry feels like the road home.',
    'Wir waren schon zum dritten Mal hier. Die Fähre fühlt sich inzwischen an wie der Weg nach Hause.',
    'C’est la troisième fois que nous revenons. Désormais, prendre le ferry, c’est un peu rentrer à la maison.',
  ],
];

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Italian, English, German, French. An answer goes on after the greeting of its mail. */
type Shipped = [name: string, it: string, en: string, de: string, fr: string];

const shipped: readonly Shipped[] = [
  [
    'Date libere',
    'dal {arrivo} al {partenza} la casa è libera. Per prenderla manda la richiesta dal sito: scegli i giorni nel calendario, e ti rispondiamo con la conferma. Fino a quel momento le date restano aperte anche per altri.',
    'The house is free from {arrivo} to {partenza}. To book it, please send the request from our website: choose your days in the calendar and we will reply with the confirmation. Until then the dates stay open to others too.',
    'vom {arrivo} bis {partenza} ist das Haus frei. Bitte schicken Sie uns dafür die Anfrage über unsere Website: Wählen Sie die Tage im Kalender, dann antworten wir mit der Bestätigung. Bis dahin bleibt der Zeitraum auch für andere offen.',
    'Du {arrivo} au {partenza}, la maison est libre. Pour la réserver, envoyez-nous la demande depuis le site\u00a0: choisissez les jours dans le calendrier, et nous vous répondrons par la confirmation. D’ici là, les dates restent ouvertes à d’autres.',
  ],
  [
    'Date occupate',
    'purtroppo dal {arrivo} al {partenza} la casa è già presa. Nel calendario del sito vedi tutti i giorni liberi: se puoi spostarti un po’, scrivici, e troviamo insieme un’altra settimana.',
    'Unfortunately the house is already taken from {arrivo} to {partenza}. The calendar on our website shows every free day: if you can move a little, write to us and we will find another week together.',
    'leider ist das Haus vom {arrivo} bis {partenza} schon vergeben. Im Kalender auf unserer Website sehen Sie alle freien Tage: Wenn Sie etwas verschieben können, schreiben Sie uns, und wir finden gemeinsam eine andere Woche.',
    'Malheureusement, du {arrivo} au {partenza}, la maison est déjà prise. Le calendrier du site montre tous les jours libres\u00a0: si vous pouvez décaler un peu, écrivez-nous, et nous trouverons ensemble une autre semaine.',
  ],
  [
    'Come si prenota',
    'prenotare è semplice: nel sito scegli i giorni, vedi subito il prezzo riga per riga, e mandi la richiesta. Non paghi niente in quel momento. Ti rispondiamo noi, di solito entro un giorno, con la conferma e tutto quello che serve.',
    'Booking is simple: choose your days on our website, see the price line by line, and send the request. You pay nothing at that moment. We reply, usually within a day, with the confirmation and everything you need.',
    'buchen ist einfach: Wählen Sie auf unserer Website die Tage, sehen Sie den Preis Zeile für Zeile, und schicken Sie die Anfrage ab. In diesem Moment zahlen Sie nichts. Wir antworten meist innerhalb eines Tages mit der Bestätigung und allem, was Sie brauchen.',
    'Réserver est simple\u00a0: sur le site, choisissez les jours, voyez le prix ligne par ligne, et envoyez la demande. Vous ne payez rien à ce moment-là. Nous répondons, en général sous un jour, par la confirmation et tout ce qu’il vous faut.',
  ],
  [
    'In quanti siete?',
    'volentieri! Per risponderti bene ci servono due cose: i giorni di arrivo e di partenza, e in quanti siete, con l’età dei bambini. Ci basta una riga.',
    'With pleasure! To answer you properly we need two things: your days of arrival and departure, and how many you are, with the ages of the children. One line is enough.',
    'sehr gern! Um gut antworten zu können, brauchen wir zwei Dinge: die Tage Ihrer An- und Abreise, und wie viele Personen Sie sind, mit dem Alter der Kinder. Eine Zeile genügt.',
    'Avec plaisir\u00a0! Pour bien vous répondre, il nous faut deux choses\u00a0: vos jours d’arrivée et de départ, et combien vous êtes, avec l’âge des enfants. Une ligne suffit.',
  ],
  [
    'Sconto',
    'grazie di averlo chiesto. I prezzi del sito sono quelli veri, uguali per tutti: qui non paghi la commissione di nessun portale, e per questo sono già i più bassi che possiamo fare.',
    'Thank you for asking. The prices on our website are the real ones, the same for everybody: here you pay no portal’s commission, so they are already the lowest we can offer.',
    'danke, dass Sie nachfragen. Die Preise auf unserer Website sind die echten, für alle gleich: Hier zahlen Sie keine Provision eines Portals, deshalb sind es schon die niedrigsten, die wir anbieten können.',
    'Merci de poser la question. Les prix du site sont les vrais, les mêmes pour tous\u00a0: ici, vous ne payez la commission d’aucun portail, et ce sont donc déjà les plus bas que nous puissions proposer.',
  ],
  [
    'A che ora arrivi?',
    'manca poco! Per accoglierti bene ci serve sapere a che ora arrivi il {arrivo}, e con quale traghetto o volo. Se non lo sai ancora con precisione basta un’idea: ci risentiamo per l’orario esatto.',
    'Not long now! To welcome you properly we need to know at what time you arrive on {arrivo}, and by which ferry or flight. If you are not sure yet, a rough idea is enough: we can settle the exact time later.',
    'bald ist es so weit! Damit wir Sie gut empfangen können, sagen Sie uns bitte, um wie viel Uhr Sie am {arrivo} ankommen, und mit welcher Fähre oder welchem Flug. Wenn Sie es noch nicht genau wissen, genügt eine ungefähre Angabe: Die genaue Zeit klären wir später.',
    'C’est pour bientôt\u00a0! Pour bien vous accueillir, dites-nous à quelle heure vous arrivez le {arrivo}, et par quel ferry ou quel vol. Si vous ne le savez pas encore précisément, une idée suffit\u00a0: nous fixerons l’heure exacte plus tard.',
  ],
  [
    'Come si arriva',
    'l’indirizzo preciso e le indicazioni per arrivare te li mandiamo prima della partenza, insieme a come prendere le chiavi. Se intanto devi scegliere traghetto o volo, scrivici: ti diciamo quali conviene prendere.',
    'We send you the exact address and directions before you leave, together with how to collect the keys. If you need to choose a ferry or flight in the meantime, write to us: we will tell you which ones suit best.',
    'die genaue Adresse und die Wegbeschreibung schicken wir Ihnen vor Ihrer Abreise von zu Hause, zusammen mit der Schlüsselübergabe. Wenn Sie schon Fähre oder Flug wählen müssen, schreiben Sie uns: Wir sagen Ihnen, was am besten passt.',
    'L’adresse exacte et l’itinéraire, nous vous les envoyons avant votre départ, avec la façon de prendre les clés. Si vous devez déjà choisir un ferry ou un vol, écrivez-nous\u00a0: nous vous dirons lesquels conviennent le mieux.',
  ],
  [
    'Perché i documenti',
    'i dati degli ospiti ci servono per legge: in Italia chi ospita comunica alla polizia chi dorme in casa, entro 24 ore dall’arrivo. Li usiamo solo per questo, e poi li cancelliamo. Non mandarci foto dei documenti: bastano i dati.',
    'We need the guests’ details by law: in Italy hosts tell the police who sleeps in the house, within 24 hours of arrival. We use them for nothing else, and then delete them. Please do not send pictures of documents: the details are enough.',
    'die Daten der Gäste brauchen wir von Gesetzes wegen: In Italien melden Gastgeber der Polizei innerhalb von 24 Stunden nach der Ankunft, wer im Haus schläft. Wir verwenden sie nur dafür und löschen sie danach. Bitte schicken Sie keine Fotos von Ausweisen: Die Angaben genügen.',
    'Les données des voyageurs nous sont demandées par la loi\u00a0: en Italie, les hôtes déclarent à la police, dans les 24 heures après l’arrivée, qui dort dans la maison. Nous ne les utilisons que pour cela, puis nous les effaçons. Ne nous envoyez pas de photos des documents\u00a0: les données suffisent.',
  ],
  [
    'Oggetto dimenticato',
    'guardiamo subito in casa. Se lo troviamo te lo spediamo volentieri: scrivici a quale indirizzo. Ti diciamo prima quanto costa la spedizione.',
    'We will look in the house straight away. If we find it, we will gladly send it to you: tell us the address. We will let you know the cost of posting first.',
    'wir sehen gleich im Haus nach. Wenn wir es finden, schicken wir es Ihnen gern: Schreiben Sie uns, an welche Adresse. Was der Versand kostet, sagen wir Ihnen vorher.',
    'Nous regardons tout de suite dans la maison. Si nous le trouvons, nous vous l’envoyons volontiers\u00a0: dites-nous à quelle adresse. Nous vous dirons d’abord ce que coûte l’envoi.',
  ],
  [
    'Grazie',
    'grazie di essere stati da noi: è stato un piacere. Se ti va, lascia due righe sul sito: aiutano chi cerca una casa come {casa}. Ti aspettiamo, quando vuoi tornare.',
    'Thank you for staying with us: it was a pleasure. If you like, leave a few lines on our website: they help those who look for a house like {casa}. You are welcome back whenever you wish.',
    'danke, dass Sie bei uns waren: Es war uns eine Freude. Wenn Sie mögen, hinterlassen Sie ein paar Zeilen auf unserer Website: Sie helfen allen, die ein Haus wie {casa} suchen. Sie sind jederzeit wieder willkommen.',
    'Merci d’avoir été chez nous\u00a0: ce fut un plaisir. Si vous le voulez bien, laissez quelques lignes sur le site\u00a0: elles aident ceux qui cherchent une maison comme {casa}. Vous serez toujours les bienvenus.',
  ],
];

// Ready answers to messages, and ten that come with the site. Their translations end with their Italian, as those
// of the sample house do.
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE saved_answers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
      text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 3000),
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
    ) STRICT`.execute(db);
  for (const [index, [name, italian, ...others]] of shipped.entries()) {
    const id = index + 1;
    await sql`INSERT INTO saved_answers (id, name, text) VALUES (${id}, ${name}, ${italian})`.execute(
      db,
    );
    for (const [at, locale] of ['en', 'de', 'fr'].entries()) {
      await sql`
        INSERT INTO translations (kind, item_id, field, locale, text, italian, is_sample)
        VALUES ('saved-answer', ${id}, 'text', ${locale}, ${others[at]}, ${italian}, 1)`.execute(
        db,
      );
    }
  }
};

export const savedAnswers: Migration = { up };

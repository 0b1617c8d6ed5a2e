import type { InFourLanguages } from '#server/features/translations/known-translations.service.ts';
import { MAX_PARTY_DAYS } from '#shared/guest-page/guest-information.schema.ts';
import { BACKUP_MONTHS, retention } from '#shared/retention.ts';

// The privacy page in four languages, side by side. It must match the data that the site really stores and
// its behaviour: `privacy-page.test.ts` compares it with the database's columns.

type Words = InFourLanguages[number];

/** A heading, and its paragraph or list. */
type Section = { title: Words; paragraph: Words } | { title: Words; list: InFourLanguages };

const sections: readonly Section[] = [
  {
    title: [
      'Chi tratta i dati',
      'Who is responsible',
      'Wer verantwortlich ist',
      'Qui traite les données',
    ],
    paragraph: [
      'Il titolare del trattamento è chi gestisce la casa presentata in questo sito: puoi scrivergli dal modulo dei contatti.',
      'The data controllers are the owners of the house presented on this site: you can reach them through the contact form.',
      'Verantwortlich sind die Gastgeber des Hauses, das diese Website vorstellt: Sie erreichen uns über das Kontaktformular.',
      'Le responsable du traitement est la personne qui loue la maison présentée sur ce site\u00a0: écrivez-lui avec le formulaire de contact.',
    ],
  },
  {
    title: [
      'Quali dati, e perché',
      'Which data, and why',
      'Welche Daten, und warum',
      'Quelles données, et pourquoi',
    ],
    list: [
      [
        'Se chiedi un soggiorno ci lasci nome, email, date, quanti siete e quanti di voi hanno più di 12 anni, se vi serve la biancheria, quanti animali portate e, se vuoi, il telefono e una nota. Ci servono per risponderti, calcolare il prezzo con la tassa di soggiorno e preparare la casa. Annotiamo anche la tua lingua, le proposte che ti mandiamo, il prezzo, quando, quanto e come lo paghi o te lo rendiamo, la cauzione, quello che concordiamo e quello che ci serve ricordare se torni; sulla pagina del soggiorno, quando arrivi e con che cosa, e quando la pagina è stata aperta. Vale lo stesso per i soggiorni chiesti per telefono, per email o su un altro sito.',
        'If you request a stay, you give us your name, email, dates, how many you are and how many of you are over 12, whether you need linen, how many pets you bring and, if you like, your phone number and a note. We use them to reply to you, to work out the price with the tourist tax and to get the house ready. We also note your language, the offers we send you, the price, when, how much and how you pay it or we refund it, the security deposit, what we agree on and what we should remember if you come back; on the page of your stay, when and how you arrive, and when the page was opened. The same goes for stays requested by phone, by email or on another site.',
        'Wenn Sie einen Aufenthalt anfragen, nennen Sie uns Namen, E-Mail-Adresse und Reisedaten, wie viele Sie sind und wie viele davon über 12 Jahre alt, ob Sie Wäsche brauchen, wie viele Haustiere Sie mitbringen und, wenn Sie möchten, Telefonnummer und Anmerkungen. Damit antworten wir Ihnen, berechnen den Preis mit der Kurtaxe und bereiten das Haus vor. Außerdem notieren wir Ihre Sprache, unsere Angebote an Sie, den Preis, wann, wie viel und wie Sie zahlen oder wir erstatten, die Kaution, was wir vereinbaren und was wir wissen sollten, wenn Sie wiederkommen; auf der Seite Ihres Aufenthalts, wann und womit Sie ankommen und wann die Seite geöffnet wurde. Das gilt auch für Aufenthalte, die Sie per Telefon, per E-Mail oder auf einer anderen Website anfragen.',
        'Si vous demandez un séjour, vous nous indiquez votre nom, votre e-mail, les dates, combien vous êtes et combien d’entre vous ont plus de 12\u00a0ans, si vous avez besoin du linge, combien d’animaux vous amenez et, si vous le souhaitez, votre téléphone et une note. Ces données nous servent à vous répondre, à calculer le prix avec la taxe de séjour et à préparer la maison. Nous notons aussi votre langue, nos propositions, le prix, quand, combien et comment vous le payez ou nous le remboursons, la caution, ce dont nous convenons et ce qu’il nous sera utile de savoir si vous revenez\u00a0; sur la page de votre séjour, quand et comment vous arrivez, et quand la page a été ouverte. Il en va de même pour les séjours demandés par téléphone, par e-mail ou sur un autre site.',
      ],
      [
        'Per legge dobbiamo comunicare all’autorità di pubblica sicurezza chi alloggia (art. 109 del TULPS): di tutti quelli che vengono ci servono nome e cognome, sesso, nascita e cittadinanza, e un documento di chi viaggia per conto suo o a capo di una famiglia o di un gruppo. Se li scrivi nella pagina del soggiorno, il sito li conserva cifrati, e nessuno ci legge i numeri dei documenti senza che resti annotato. Annotiamo chi di noi vi ha visti con il documento, e quando, e che cosa abbiamo comunicato. Il sito non riceve foto dei documenti: se te le chiediamo per email, le usiamo solo per questo.',
        'By law we must tell the police who is staying (Art. 109 of the Italian public security act, TULPS): of everybody who comes we need first name and surname, sex, birth and citizenship, and a document of whoever travels alone or as the head of a family or group. If you enter them on the page of your stay, the site stores them encrypted, and nobody reads the document numbers there without a record of it. We note which of us saw you with your document, and when, and what we reported. The site receives no photos of documents: if we ask you for them by email, we use them for this alone.',
        'Das Gesetz verpflichtet uns, unsere Gäste bei der Polizei anzumelden (Art. 109 des italienischen Gesetzes über die öffentliche Sicherheit, TULPS): Von allen, die kommen, brauchen wir Vor- und Nachnamen, Geschlecht, Geburtsdatum und -ort und Staatsangehörigkeit, und einen Ausweis von allen, die allein oder als Oberhaupt einer Familie oder Gruppe reisen. Wenn Sie sie auf der Seite Ihres Aufenthalts eintragen, speichert die Website sie verschlüsselt, und niemand liest dort Ausweisnummern, ohne dass es vermerkt wird. Wir vermerken, wer von uns Sie mit dem Ausweis gesehen hat, und wann, und was wir gemeldet haben. Die Website empfängt keine Fotos von Ausweisen: Wenn wir Sie per E-Mail darum bitten, verwenden wir sie nur dafür.',
        'La loi nous oblige à déclarer à la police les personnes hébergées (art. 109 de la loi italienne sur la sécurité publique, TULPS)\u00a0: de toutes les personnes qui viennent, il nous faut nom et prénom, sexe, naissance et nationalité, et une pièce d’identité de qui voyage seul ou à la tête d’une famille ou d’un groupe. Si vous les indiquez sur la page de votre séjour, le site les conserve chiffrés, et personne n’y lit les numéros des pièces sans que ce soit noté. Nous notons qui de nous vous a vus avec la pièce, et quand, et ce que nous avons déclaré. Le site ne reçoit aucune photo de pièce d’identité\u00a0: si nous vous en demandons par e-mail, elles ne servent qu’à cela.',
      ],
      [
        'Se il comune chiede l’imposta di soggiorno, la calcoliamo dall’età di chi viene e dalle notti già pagate nell’anno, e annotiamo chi la incassa, quanto e quando, e perché qualcuno ne è esente. Alla fine restano le somme, senza le persone.',
        'If the town charges a tourist tax, we work it out from the ages of those who come and the nights already paid for that year, and note who collects it, how much and when, and why somebody is exempt. In the end only the sums remain, without the people.',
        'Erhebt die Gemeinde eine Kurtaxe, berechnen wir sie aus dem Alter der Gäste und den im Jahr schon bezahlten Nächten und halten fest, wer sie wann in welcher Höhe einnimmt und warum jemand befreit ist. Am Ende bleiben nur die Summen, ohne die Personen.',
        'Si la commune demande une taxe de séjour, nous la calculons d’après l’âge des personnes et les nuits déjà payées dans l’année, et notons qui l’encaisse, combien et quand, et pourquoi quelqu’un en est exempté. À la fin, seules restent les sommes, sans les personnes.',
      ],
      [
        'Se ti diamo una ricevuta, ci scriviamo chi ha pagato, con l’indirizzo e il codice fiscale che ci dai, la somma, il giorno e il soggiorno. Se sulla pagina del soggiorno accetti il contratto, conserviamo il testo con il prezzo e le date, il nome con cui lo accetti e il momento.',
        'If we give you a receipt, it says who paid, with the address and tax code you give us, the sum, the day and the stay. If you accept the agreement on the page of your stay, we keep its text with the price and dates, the name you accept it with and the moment.',
        'Wenn wir Ihnen eine Quittung geben, steht darauf, wer bezahlt hat, mit der Anschrift und der Steuernummer, die Sie uns nennen, dem Betrag, dem Tag und dem Aufenthalt. Wenn Sie auf der Seite Ihres Aufenthalts den Vertrag annehmen, speichern wir den Text mit Preis und Reisedaten, den Namen, mit dem Sie ihn annehmen, und den Zeitpunkt.',
        'Si nous vous donnons un reçu, il indique qui a payé, avec l’adresse et le numéro fiscal que vous nous donnez, le montant, le jour et le séjour. Si vous acceptez le contrat sur la page de votre séjour, nous conservons son texte avec le prix et les dates, le nom avec lequel vous l’acceptez et le moment.',
      ],
      [
        'Dove la regione lo vuole sapere per le sue statistiche, ci servono anche il luogo di residenza, il motivo del viaggio e il mezzo con cui arrivate. Il file per la regione non ha nomi, ma un codice a caso per ogni arrivo e partenza; dopo restano solo i conteggi.',
        'Where the region wants to know it for its statistics, we also need your place of residence, why you travel and how you get here. The file for the region has no names, but a random code for each arrival and departure; afterwards only the counts remain.',
        'Wo die Region es für ihre Statistik wissen will, brauchen wir auch Wohnort, Reisegrund und Verkehrsmittel. Die Datei für die Region enthält keine Namen, sondern einen zufälligen Code für jede Ankunft und Abreise; danach bleiben nur die Zahlen.',
        'Lorsque la région veut le savoir pour ses statistiques, il nous faut aussi le lieu de résidence, le motif du voyage et le moyen de transport. Le fichier pour la région ne contient pas de noms, mais un code aléatoire pour chaque arrivée et départ\u00a0; il ne reste ensuite que les nombres.',
      ],
      [
        'Se ci scrivi un messaggio ci lasci nome, email, il testo e, se vuoi, il telefono: ci servono per risponderti. Conserviamo anche le risposte e la tua lingua.',
        'If you send us a message, you give us your name, email, the text and, if you like, your phone number, so that we can reply. We also keep our replies and your language.',
        'Wenn Sie uns schreiben, nennen Sie uns Namen, E-Mail-Adresse, den Text und, wenn Sie möchten, Ihre Telefonnummer, damit wir Ihnen antworten können. Auch unsere Antworten und Ihre Sprache speichern wir.',
        'Si vous nous écrivez, vous nous indiquez votre nom, votre e-mail, le texte et, si vous le souhaitez, votre téléphone, pour que nous puissions vous répondre. Nous conservons aussi nos réponses et votre langue.',
      ],
      [
        'Se ti registri ci lasci nome, email, lingua, una password, che salviamo in una forma che nessuno può leggere, e se vuoi un’immagine e una passkey con il suo nome. Per ogni dispositivo da cui entri conserviamo il tipo di browser e l’ultimo uso: li vedi nel tuo profilo.',
        'If you sign up, you give us your name, email, language and a password, which we store in a form that nobody can read, and, if you like, a picture and a passkey with its name. For each device you log in from, we keep the type of browser and when it was last used: you can see both in your profile.',
        'Wenn Sie sich registrieren, nennen Sie uns Namen, E-Mail-Adresse, Sprache und ein Passwort, das wir so speichern, dass es niemand lesen kann, und, wenn Sie möchten, ein Bild und einen Passkey mit seinem Namen. Zu jedem Gerät, mit dem Sie sich anmelden, speichern wir die Art des Browsers und die letzte Nutzung: Beides sehen Sie in Ihrem Profil.',
        'Si vous vous inscrivez, vous nous indiquez votre nom, votre e-mail, votre langue et un mot de passe, que nous conservons sous une forme illisible, et, si vous le souhaitez, une photo de profil et une clé d’accès (passkey) avec son nom. Pour chaque appareil utilisé pour vous connecter, nous conservons le type de navigateur et la dernière utilisation\u00a0: vous les voyez dans votre profil.',
      ],
      [
        'Se scrivi una recensione, dopo l’approvazione la pubblichiamo sul sito con il tuo nome, la tua immagine, il voto, la lingua e la nostra risposta. Dalla pagina del tuo soggiorno non serve un account: la pubblichiamo con il nome di battesimo e il mese in cui sei stato qui.',
        'If you write a review, we publish it on the site once it is approved, with your name, your picture, the rating, its language and our reply. On the page of your stay you need no account: we publish it with your first name and the month you were here.',
        'Bewertungen erscheinen nach der Freigabe auf der Website, mit Namen und Bild, den Sternen, der Sprache und unserer Antwort. Auf der Seite Ihres Aufenthalts brauchen Sie kein Konto: Dort erscheinen Vorname und Reisemonat.',
        'Si vous laissez un avis, nous le publions sur le site une fois validé, avec votre nom, votre image, la note, la langue et notre réponse. Sur la page de votre séjour, aucun compte n’est nécessaire\u00a0: nous le publions avec votre prénom et le mois de votre séjour.',
      ],
      [
        'Per ogni email che il sito ti manda annotiamo il destinatario, la lingua, il motivo e se è partita. Per chi lavora alla casa, il registro conserva che cosa ha fatto sul sito, e quando.',
        'For each email the site sends you, we note the recipient, the language, the reason and whether it was sent. For the people who work for the house, a log keeps what they did on the site, and when.',
        'Zu jeder E-Mail, die Ihnen die Website schickt, speichern wir Empfänger, Sprache und Anlass, und ob sie versandt wurde. Von allen, die für das Haus arbeiten, hält ein Protokoll fest, was sie auf der Website getan haben, und wann.',
        'Pour chaque e-mail que le site vous envoie, nous notons le destinataire, la langue, le motif et s’il est parti. Pour les personnes qui travaillent pour la maison, un journal garde ce qu’elles ont fait sur le site, et quand.',
      ],
      [
        'Il server vede l’indirizzo di rete (IP) da cui arrivi. Lo usa al massimo per un’ora, per fermare gli abusi, e lo scrive nel suo registro tecnico solo se un accesso fallisce o qualcosa non funziona.',
        'The server sees your network (IP) address. It uses it for an hour at most, to stop abuse, and writes it to its technical log only if a login fails or something goes wrong.',
        'Der Server sieht Ihre IP-Adresse. Er nutzt sie höchstens eine Stunde lang, um Missbrauch zu verhindern, und schreibt sie nur dann in sein technisches Protokoll, wenn eine Anmeldung misslingt oder etwas nicht funktioniert.',
        'Le serveur voit votre adresse réseau (IP). Il l’utilise pendant une heure au plus, pour empêcher les abus, et ne l’écrit dans son journal technique que si une connexion échoue ou si quelque chose ne fonctionne pas.',
      ],
    ],
  },
  {
    title: ['Su quale base', 'On what basis', 'Auf welcher Grundlage', 'Sur quelle base'],
    paragraph: [
      'Usiamo i dati di una richiesta, di un messaggio o di un account per preparare ed eseguire il contratto che ci chiedi (art. 6, par. 1, lett. b del Regolamento UE 2016/679) e per rispettare gli obblighi di legge (lett. c). Il registro e la difesa dagli abusi sono un nostro legittimo interesse (lett. f). Pubblichiamo una recensione perché ce lo chiede chi la scrive. Non usiamo i dati per la pubblicità e non prendiamo decisioni automatiche.',
      'We use the details in your request, message or account to prepare and perform the contract you asked for (Art. 6(1)(b) of Regulation (EU) 2016/679) and to meet our legal obligations (point (c)). The log and the protection against abuse are our legitimate interest (point (f)). We publish a review because its author asks us to. We do not use your data for advertising, and we make no automated decisions.',
      'Die Angaben in Ihrer Anfrage, Ihrer Nachricht oder Ihrem Konto verwenden wir, um den gewünschten Vertrag vorzubereiten und zu erfüllen (Art. 6 Abs. 1 Buchst. b der Verordnung (EU) 2016/679), und für gesetzliche Pflichten (Buchst. c). Das Protokoll und der Schutz vor Missbrauch sind unser berechtigtes Interesse (Buchst. f). Bewertungen veröffentlichen wir, weil ihre Verfasser es wünschen. Wir verwenden Ihre Daten nicht für Werbung und treffen keine automatischen Entscheidungen.',
      'Nous utilisons les données de votre demande, de votre message ou de votre compte pour préparer et exécuter le contrat que vous demandez (art. 6, par. 1, point b du règlement (UE) 2016/679) et pour respecter nos obligations légales (point c). Le journal et la protection contre les abus relèvent de notre intérêt légitime (point f). Nous publions un avis parce que son auteur le demande. Nous n’utilisons pas vos données pour la publicité et ne prenons aucune décision automatique.',
    ],
  },
  {
    title: ['Chi li vede', 'Who sees them', 'Wer sie sieht', 'Qui les voit'],
    paragraph: [
      'Solo chi gestisce la casa, e chi fornisce per suo conto il server, la posta elettronica e lo spazio per le copie di sicurezza. Chi fa le pulizie vede quando arrivate e partite, in quanti siete e il nome di battesimo. Non vendiamo i dati e non li pubblichiamo: il calendario, anche quello che leggono i siti di annunci, mostra quali giorni sono occupati, mai da chi.',
      'Only the owners, and the providers of their server, email and backup storage. The person who cleans the house can see when you arrive and leave, how many you are, and a first name. We do not sell or publish your data: the calendar, including the one that listing sites read, shows which days are taken, never by whom.',
      'Nur die Gastgeber und die Anbieter, die für sie Server, E-Mail und Speicher für Sicherungskopien bereitstellen. Unsere Reinigungskraft sieht, wann Sie ankommen und abreisen, wie viele Sie sind, und den Vornamen. Wir verkaufen und veröffentlichen Ihre Daten nicht: Der Kalender, auch der für Buchungsportale, zeigt, welche Tage belegt sind, nie von wem.',
      'Uniquement vos hôtes et les prestataires qui leur fournissent le serveur, la messagerie et l’espace des sauvegardes. La personne qui fait le ménage voit quand vous arrivez et partez, combien vous êtes, et un prénom. Nous ne vendons ni ne publions vos données\u00a0: le calendrier, y compris celui que lisent les sites d’annonces, montre quels jours sont occupés, jamais par qui.',
    ],
  },
  {
    title: ['Per quanto tempo', 'For how long', 'Wie lange', 'Pour combien de temps'],
    list: [
      [
        `Cancelliamo un messaggio ${retention.messages.words} dopo il suo arrivo.`,
        'We delete a message 12 months after it arrives.',
        'Eine Nachricht löschen wir 12 Monate nach ihrem Eingang.',
        'Nous effaçons un message 12\u00a0mois après son arrivée.',
      ],
      [
        `Cancelliamo una richiesta rifiutata, o rimasta senza risposta, ${retention.requests.words} dopo la partenza prevista.`,
        'We delete a request that was declined or left unanswered 12 months after the planned departure.',
        'Eine abgelehnte oder unbeantwortete Anfrage löschen wir 12 Monate nach der geplanten Abreise.',
        'Nous effaçons une demande refusée ou restée sans réponse 12\u00a0mois après le départ prévu.',
      ],
      [
        `Per un soggiorno confermato cancelliamo nome, email, telefono e note ${retention.guests.words} dopo la partenza; restano solo le date, il numero di ospiti e le somme pagate, senza la persona. Le somme restano anche di un soggiorno annullato.`,
        'For a confirmed stay, we delete the name, email, phone number and notes 24 months after departure; only the dates, the number of guests and the sums paid remain, without the person. The sums of a cancelled stay remain too.',
        'Bei einem bestätigten Aufenthalt löschen wir Namen, E-Mail-Adresse, Telefonnummer und Anmerkungen 24 Monate nach der Abreise; nur Zeitraum, Zahl der Gäste und gezahlte Beträge bleiben, ohne die Person. Auch die Beträge eines stornierten Aufenthalts bleiben.',
        'Pour un séjour confirmé, nous effaçons le nom, l’e-mail, le téléphone et les notes 24\u00a0mois après le départ\u00a0; seuls restent les dates, le nombre de personnes et les sommes payées, sans aucun nom. Les sommes d’un séjour annulé restent aussi.',
      ],
      [
        `Quello che scrivi per la polizia su chi viene lo cancelliamo al più tardi ${MAX_PARTY_DAYS} giorni dopo la partenza.`,
        'What you enter for the police about who is coming, we delete 90 days after departure at the latest.',
        'Was Sie für die Polizei darüber eintragen, wer kommt, löschen wir spätestens 90 Tage nach der Abreise.',
        'Ce que vous indiquez pour la police sur les personnes qui viennent, nous l’effaçons au plus tard 90\u00a0jours après le départ.',
      ],
      [
        `Conserviamo per ${retention.policeReceipts.words} la ricevuta che la polizia ci dà per ogni giorno in cui comunichiamo qualcuno.`,
        'We keep the receipt that the police give us for each day on which we report somebody for 5 years.',
        'Die Quittung, die uns die Polizei für jeden Tag mit Meldungen gibt, bewahren wir 5 Jahre lang auf.',
        'Nous conservons pendant 5\u00a0ans le reçu que la police nous donne pour chaque jour où nous déclarons quelqu’un.',
      ],
      [
        `Conserviamo le ricevute dei pagamenti per ${retention.receipts.words}, con il nome di chi ha pagato, anche quando cancelliamo gli altri dati: lo chiede la legge.`,
        'We keep receipts for payments for 10 years, with the name of the person who paid, even when we delete the other data: the law requires it.',
        'Quittungen über Zahlungen bewahren wir 10 Jahre lang auf, mit dem Namen der Person, die bezahlt hat, auch wenn wir die übrigen Daten löschen: Das verlangt das Gesetz.',
        'Nous conservons les reçus de paiement pendant 10\u00a0ans, avec le nom de la personne qui a payé, même quand nous effaçons les autres données\u00a0: la loi l’exige.',
      ],
      [
        `Cancelliamo una recensione scritta dalla pagina del soggiorno ${retention.guestReviews.words} dopo la partenza.`,
        'We delete a review written on the page of a stay 24 months after departure.',
        'Eine Bewertung von der Seite eines Aufenthalts löschen wir 24 Monate nach der Abreise.',
        'Nous effaçons un avis laissé sur la page d’un séjour 24\u00a0mois après le départ.',
      ],
      [
        `Cancelliamo dopo ${retention.unconfirmedAccounts.words} una registrazione che nessuno conferma.`,
        'We delete a registration that nobody confirms after 7 days.',
        'Eine Registrierung, die niemand bestätigt, löschen wir nach 7 Tagen.',
        'Nous effaçons après 7\u00a0jours une inscription que personne ne confirme.',
      ],
      [
        `Per le email inviate conserviamo il destinatario e il motivo per ${retention.sentMails.words} (${retention.failedMails.words} se l’invio non riesce).`,
        'For emails we send, we keep the recipient and the reason for 30 days (90 days if sending failed).',
        'Bei versandten E-Mails speichern wir Empfänger und Anlass 30 Tage lang (90 Tage, wenn der Versand misslingt).',
        'Pour les e-mails envoyés, nous conservons le destinataire et le motif pendant 30\u00a0jours (90\u00a0jours si l’envoi a échoué).',
      ],
      [
        `Cancelliamo il registro di chi lavora alla casa dopo ${retention.auditEvents.words}.`,
        'We delete the log of the people who work for the house after 12 months.',
        'Das Protokoll über alle, die für das Haus arbeiten, löschen wir nach 12 Monaten.',
        'Nous effaçons le journal des personnes qui travaillent pour la maison après 12\u00a0mois.',
      ],
      [
        'Il tuo account e le tue recensioni restano finché non li cancelli: puoi farlo in ogni momento dal profilo.',
        'Your account and your reviews stay until you delete them: you can do so at any time from your profile.',
        'Ihr Konto und Ihre Bewertungen bleiben, bis Sie sie löschen: In Ihrem Profil können Sie das jederzeit tun.',
        'Votre compte et vos avis restent jusqu’à ce que vous les effaciez\u00a0: vous pouvez le faire à tout moment depuis votre profil.',
      ],
      [
        `Le copie di sicurezza restano fino a ${BACKUP_MONTHS} mesi: fino ad allora contengono anche quello che nel frattempo abbiamo cancellato.`,
        'Backups are kept for up to 6 months: until then they also contain what we have deleted in the meantime.',
        'Sicherungskopien bleiben bis zu 6 Monate: Bis dahin enthalten sie auch, was wir inzwischen gelöscht haben.',
        'Nous gardons les sauvegardes jusqu’à 6\u00a0mois\u00a0: d’ici là, elles contiennent aussi ce que nous avons effacé entre-temps.',
      ],
      [
        'Fanno eccezione i documenti che per legge dobbiamo conservare più a lungo, come quelli fiscali.',
        'The only exception is documents that we must keep longer by law, such as tax records.',
        'Ausgenommen sind Unterlagen, die wir gesetzlich länger aufbewahren müssen, etwa für die Steuer.',
        'Seule exception\u00a0: les documents que la loi nous oblige à conserver plus longtemps, comme les pièces fiscales.',
      ],
    ],
  },
  {
    title: ['Nel tuo browser', 'In your browser', 'In Ihrem Browser', 'Dans votre navigateur'],
    list: [
      [
        'Per visitatori e ospiti il sito non usa cookie; chi lavora per la casa ne riceve uno tecnico, per vedere anche le pagine non ancora pubblicate. Il sito non carica nulla da altri siti. Mappe e video ospitati altrove si caricano solo quando premi il loro pulsante: da quel momento valgono le regole di chi li ospita.',
        'The site sets no cookies for visitors and guests; the people who work for the house get a technical one, to see pages that are not published yet. Nothing is loaded from other sites. Maps and videos hosted elsewhere load only when you press their button: from then on, their provider’s rules apply.',
        'Für Besucher und Gäste verwendet die Website keine Cookies; alle, die für das Haus arbeiten, erhalten ein technisches, um auch noch nicht veröffentlichte Seiten zu sehen. Von anderen Websites wird nichts geladen. Karten und Videos anderer Anbieter werden erst geladen, wenn Sie darauf klicken: Ab dann gelten die Regeln des Anbieters.',
        'Le site ne dépose aucun cookie chez les visiteurs et les voyageurs\u00a0; les personnes qui travaillent pour la maison en reçoivent un, technique, pour voir aussi les pages qui ne sont pas encore publiées. Rien n’est chargé depuis d’autres sites. Les cartes et les vidéos hébergées ailleurs ne se chargent que si vous appuyez sur leur bouton\u00a0: à partir de là, les règles de leur hébergeur s’appliquent.',
      ],
      [
        'Quello che scrivi in una richiesta o in un messaggio resta nella scheda del browser finché non lo invii o la chiudi, anche se passi ad altre pagine. Le date che scegli stanno anche nell’indirizzo della pagina.',
        'What you type into a request or a message stays in the browser tab until you send it or close the tab, even if you move to other pages. The dates you choose are also in the page’s address.',
        'Was Sie in eine Anfrage oder Nachricht eingeben, bleibt im Browser-Tab, bis Sie es senden oder den Tab schließen, auch wenn Sie andere Seiten öffnen. Die gewählten Daten stehen auch in der Adresse der Seite.',
        'Ce que vous écrivez dans une demande ou un message reste dans l’onglet du navigateur jusqu’à son envoi ou à la fermeture de l’onglet, même si vous ouvrez d’autres pages. Les dates choisies figurent aussi dans l’adresse de la page.',
      ],
      [
        'Quando accedi al tuo account, il browser conserva un codice che ti riconosce finché non esci, e uno che dice soltanto che da lì qualcuno è già entrato. Conserva anche la lingua che hai scelto.',
        'When you log in, your browser keeps a code that recognises you until you log out, and one that only says that somebody has logged in from it before. It also keeps the language you chose.',
        'Wenn Sie sich anmelden, speichert Ihr Browser einen Code, der Sie bis zur Abmeldung erkennt, und einen, der nur besagt, dass sich dort schon jemand angemeldet hat. Er speichert auch die gewählte Sprache.',
        'Quand vous vous connectez, votre navigateur conserve un code qui vous reconnaît jusqu’à la déconnexion, et un autre qui dit seulement que quelqu’un s’y est déjà connecté. Il conserve aussi la langue choisie.',
      ],
    ],
  },
  {
    title: ['I tuoi diritti', 'Your rights', 'Ihre Rechte', 'Vos droits'],
    paragraph: [
      'Puoi chiedere in ogni momento di vedere, correggere, ricevere o cancellare i tuoi dati, e opporti al loro uso (artt. 15–22 del Regolamento): scrivi a chi gestisce la casa. Se hai un account, i suoi dati li scarichi o li cancelli anche da te, dal profilo. Puoi anche presentare reclamo al Garante per la protezione dei dati personali.',
      'You can ask at any time to see, correct, receive or delete your data, and object to their use (Arts. 15–22 of the Regulation): just write to the owners. If you have an account, you can also download or delete its data yourself from your profile. You can also complain to the Italian data protection authority (Garante per la protezione dei dati personali).',
      'Sie können jederzeit Auskunft, Berichtigung, Herausgabe oder Löschung Ihrer Daten verlangen und ihrer Nutzung widersprechen (Art. 15–22 der Verordnung): Schreiben Sie einfach Ihren Gastgebern. Die Daten Ihres Kontos können Sie im Profil auch selbst herunterladen oder löschen. Außerdem können Sie sich bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) beschweren.',
      'Vous pouvez à tout moment demander à voir, corriger, recevoir ou effacer vos données, et vous opposer à leur usage (art. 15 à 22 du règlement)\u00a0: écrivez à vos hôtes. Avec un compte, vous pouvez aussi télécharger ou effacer vous-même ses données depuis votre profil. Vous pouvez également introduire une réclamation auprès de l’autorité italienne (Garante per la protezione dei dati personali).',
    ],
  },
];

const title: Words = [
  'Informativa privacy',
  'Privacy notice',
  'Datenschutzerklärung',
  'Politique de confidentialité',
];
const excerpt: Words = [
  'Quali dati raccoglie questo sito, perché, per quanto tempo, e con quali diritti.',
  'What data this site collects, why, for how long, and what rights you have.',
  'Welche Daten diese Website erhebt, warum, wie lange, und welche Rechte Sie haben.',
  'Quelles données ce site recueille, pourquoi, pour combien de temps, et quels sont vos droits.',
];

const htmlOf = (section: Section): string => {
  const [heading] = section.title;
  if ('paragraph' in section) return `<h2>${heading}</h2><p>${section.paragraph[0]}</p>`;
  const items = section.list.map(([item]) => `<li>${item}</li>`);
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`;
};

/** In Italian. */
export const privacyTexts = {
  title: title[0],
  excerpt: excerpt[0],
  content: sections.map(htmlOf).join(''),
};

/** The same in all languages, paragraph by paragraph. */
export const privacyWords: InFourLanguages = [
  title,
  excerpt,
  ...sections.flatMap((section) => [
    section.title,
    ...('list' in section ? section.list : [section.paragraph]),
  ]),
];

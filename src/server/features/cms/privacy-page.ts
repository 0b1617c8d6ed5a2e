import type { InFourLanguages } from '#server/features/translations/known-translations.service.ts';
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
      'Il titolare del trattamento è chi gestisce la casa presentata in questo sito: per scrivergli basta il modulo dei contatti.',
      'The data controller is whoever runs the house presented on this site: you can reach them through the contact form.',
      'Verantwortlich ist, wer das auf dieser Website vorgestellte Haus vermietet: Sie erreichen uns über das Kontaktformular.',
      'Le responsable du traitement est la personne qui gère la maison présentée sur ce site\u00a0: pour lui écrire, le formulaire de contact suffit.',
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
        'Se chiedi un soggiorno lasci nome, email, date, quanti siete e quanti di voi hanno più di 12 anni, se vi serve la biancheria e, se vuoi, il telefono e una nota. Ci servono per risponderti, calcolare il prezzo con la tassa di soggiorno e preparare la casa. Accanto annotiamo la tua lingua, il prezzo, se è saldato e quello che concordiamo. Vale anche per i soggiorni chiesti per telefono, per email o su un altro sito.',
        'If you ask for a stay, you leave your name, email, dates, how many you are and how many of you are over 12, whether you need linen and, if you like, your telephone number and a note. We need them to answer you, to work out the price with the tourist tax and to get the house ready. Next to them we note your language, the price, whether it is paid and what we agree on. The same goes for stays requested by phone, by email or on another site.',
        'Wenn Sie einen Aufenthalt anfragen, hinterlassen Sie Namen, E-Mail-Adresse, Reisedaten, wie viele Sie sind und wie viele davon über 12 Jahre alt, ob Sie Wäsche brauchen und, wenn Sie möchten, Telefonnummer und Anmerkungen. Wir brauchen sie, um Ihnen zu antworten, den Preis mit der Kurtaxe zu berechnen und das Haus vorzubereiten. Dazu notieren wir Ihre Sprache, den Preis, ob er bezahlt ist, und was wir vereinbaren. Das gilt auch für Aufenthalte, die per Telefon, per E-Mail oder auf einer anderen Website angefragt werden.',
        'Si vous demandez un séjour, vous laissez votre nom, votre e-mail, les dates, combien vous êtes et combien d’entre vous ont plus de 12\u00a0ans, si vous avez besoin du linge et, si vous le souhaitez, votre téléphone et une note. Ces données servent à vous répondre, à calculer le prix avec la taxe de séjour et à préparer la maison. Nous notons aussi votre langue, le prix, s’il est réglé et ce dont nous convenons. Il en va de même pour les séjours demandés par téléphone, par e-mail ou sur un autre site.',
      ],
      [
        'Prima del soggiorno ti chiediamo le foto dei documenti degli ospiti con più di 12 anni: la legge ci obbliga a comunicare chi alloggia all’autorità di pubblica sicurezza (art. 109 del TULPS). Questo sito non le riceve e non le conserva.',
        'Before the stay we ask you for photos of the identity documents of guests over 12: the law requires us to report who is staying to the public security authority (Art. 109 of the Italian public security act, TULPS). This site neither receives nor stores them.',
        'Vor dem Aufenthalt bitten wir Sie um Fotos der Ausweise aller Gäste über 12 Jahre: Das Gesetz verpflichtet uns, die Gäste bei der Sicherheitsbehörde zu melden (Art. 109 des italienischen Gesetzes über die öffentliche Sicherheit, TULPS). Diese Website empfängt und speichert sie nicht.',
        'Avant le séjour, nous vous demandons les photos des pièces d’identité des voyageurs de plus de 12\u00a0ans\u00a0: la loi nous oblige à déclarer les personnes hébergées à l’autorité de sécurité publique (art. 109 de la loi italienne sur la sécurité publique, TULPS). Ce site ne les reçoit pas et ne les conserve pas.',
      ],
      [
        'Se ci scrivi un messaggio lasci nome, email, il testo e, se vuoi, il telefono: ci servono per risponderti. Conserviamo anche le risposte e la tua lingua.',
        'If you write us a message, you leave your name, email, the text and, if you like, your telephone number: we need them to answer you. We also keep the answers and your language.',
        'Wenn Sie uns eine Nachricht schreiben, hinterlassen Sie Namen, E-Mail-Adresse, den Text und, wenn Sie möchten, die Telefonnummer: Wir brauchen sie, um Ihnen zu antworten. Auch die Antworten und Ihre Sprache speichern wir.',
        'Si vous nous écrivez un message, vous laissez votre nom, votre e-mail, le texte et, si vous le souhaitez, votre téléphone\u00a0: ils servent à vous répondre. Nous conservons aussi les réponses et votre langue.',
      ],
      [
        'Se ti registri lasci nome, email, lingua, una password, che non conserviamo in chiaro, e se vuoi un’immagine e una passkey con il suo nome. Per ogni dispositivo da cui entri conserviamo il tipo di browser e l’ultimo uso, che vedi nel tuo profilo.',
        'If you register, you leave your name, email, language, a password, which we do not store in readable form, and if you like a picture and a passkey with its name. For each device you log in from we store the type of browser and when it was last used, which you can see in your profile.',
        'Wenn Sie sich registrieren, hinterlassen Sie Namen, E-Mail-Adresse, Sprache, ein Passwort, das wir nicht im Klartext speichern, und, wenn Sie möchten, ein Bild und einen Passkey mit seinem Namen. Zu jedem Gerät, mit dem Sie sich anmelden, speichern wir die Art des Browsers und die letzte Nutzung, die Sie in Ihrem Profil sehen.',
        'Si vous vous inscrivez, vous laissez votre nom, votre e-mail, votre langue, un mot de passe, que nous ne conservons pas en clair, et si vous le souhaitez une image et une clé d’accès (passkey) avec son nom. Pour chaque appareil utilisé, nous conservons le type de navigateur et la dernière utilisation, que vous voyez dans votre profil.',
      ],
      [
        'Se scrivi una recensione, una volta approvata si legge sul sito con il tuo nome, la tua immagine, il voto e la nostra risposta.',
        'If you write a review, once approved it can be read on the site with your name, your picture, the rating and our answer.',
        'Wenn Sie eine Bewertung schreiben, ist sie nach der Freigabe mit Ihrem Namen, Ihrem Bild, der Punktzahl und unserer Antwort auf der Website zu lesen.',
        'Si vous écrivez un avis, une fois approuvé il se lit sur le site avec votre nom, votre image, la note et notre réponse.',
      ],
      [
        'Delle mail che il sito ti manda annotiamo a chi, in che lingua e perché, e se sono partite. Di chi lavora alla casa il registro conserva che cosa ha fatto sul sito, e quando.',
        'Of the emails that the site sends you we note to whom, in which language and why, and whether they were sent. Of those who work for the house, a log keeps what they did on the site, and when.',
        'Zu E-Mails, die Ihnen die Website schickt, speichern wir, an wen, in welcher Sprache und warum, und ob sie versandt wurden. Wer für das Haus arbeitet, von dem hält ein Protokoll fest, was er auf der Website getan hat, und wann.',
        'Des e-mails que le site vous envoie, nous notons à qui, dans quelle langue et pourquoi, et s’ils sont partis. Des personnes qui travaillent pour la maison, un journal garde ce qu’elles ont fait sur le site, et quand.',
      ],
      [
        'Il server vede l’indirizzo di rete da cui arrivi. Lo usa per fermare gli abusi, al massimo per un’ora, e lo scrive nel suo registro tecnico solo se un accesso fallisce o qualcosa non funziona.',
        'The server sees the network address you come from. It uses it to stop abuse, for an hour at most, and writes it to its technical log only if a login fails or something goes wrong.',
        'Der Server sieht, von welcher Netzadresse Sie kommen. Er nutzt sie höchstens eine Stunde lang, um Missbrauch zu verhindern, und schreibt sie nur dann in sein technisches Protokoll, wenn eine Anmeldung misslingt oder etwas nicht funktioniert.',
        'Le serveur voit l’adresse réseau d’où vous venez. Il l’utilise pour empêcher les abus, pendant une heure au plus, et ne l’écrit dans son journal technique que si une connexion échoue ou si quelque chose ne fonctionne pas.',
      ],
    ],
  },
  {
    title: ['Su quale base', 'On what basis', 'Auf welcher Grundlage', 'Sur quelle base'],
    paragraph: [
      'I dati di una richiesta, di un messaggio o di un accesso servono per le trattative e il contratto che hai chiesto (art. 6, par. 1, lett. b del Regolamento UE 2016/679) e per gli obblighi di legge (lett. c); il registro e la difesa dagli abusi sono un nostro legittimo interesse (lett. f). Pubblichiamo una recensione perché chi la scrive lo chiede. Non usiamo i dati per pubblicità e non decidiamo nulla in modo automatico.',
      'The data of a request, a message or an account are needed for the steps before a contract, and the contract, that you asked for (Art. 6(1)(b) of Regulation (EU) 2016/679) and for legal duties (point (c)); the log and the defence against abuse are our legitimate interest (point (f)). We publish a review because whoever writes it asks for it. We do not use data for advertising, and decide nothing automatically.',
      'Die Daten einer Anfrage, einer Nachricht oder eines Kontos dienen der Anbahnung und Erfüllung des gewünschten Vertrags (Art. 6 Abs. 1 Buchst. b der Verordnung (EU) 2016/679) und gesetzlichen Pflichten (Buchst. c); das Protokoll und der Schutz vor Missbrauch sind unser berechtigtes Interesse (Buchst. f). Bewertungen veröffentlichen wir, weil ihre Verfasser es wünschen. Wir verwenden die Daten nicht für Werbung und entscheiden nichts automatisch.',
      'Les données d’une demande, d’un message ou d’un compte servent aux démarches et au contrat que vous demandez (art. 6, par. 1, point b du règlement (UE) 2016/679) et aux obligations légales (point c)\u00a0; le journal et la protection contre les abus relèvent de notre intérêt légitime (point f). Nous publions un avis parce que son auteur le demande. Nous n’utilisons pas les données pour la publicité et ne décidons rien automatiquement.',
    ],
  },
  {
    title: ['Chi li vede', 'Who sees them', 'Wer sie sieht', 'Qui les voit'],
    paragraph: [
      'Solo chi gestisce la casa, e chi fornisce per suo conto il server, la posta elettronica e lo spazio per le copie di sicurezza. Chi la pulisce vede quando arrivate e partite, in quanti siete, e il nome di battesimo. Non vendiamo i dati e non li pubblichiamo: il calendario, anche quello che leggono i siti di annunci, mostra quali giorni sono occupati, mai da chi.',
      'Only those who run the house, and those who provide the server, email and backup storage on their behalf. Whoever cleans sees when you arrive and leave, how many you are, and a first name. We do not sell or publish data: the calendar, including the one that listing sites read, shows which days are taken, never by whom.',
      'Nur wer das Haus vermietet, und wer in dessen Auftrag Server, E-Mail und Speicher für Sicherungskopien bereitstellt. Wer putzt, sieht, wann Sie ankommen und abreisen, wie viele Sie sind, und den Vornamen. Wir verkaufen und veröffentlichen die Daten nicht: Der Kalender, auch der für Buchungsportale, zeigt, welche Tage belegt sind, nie von wem.',
      'Seulement les personnes qui gèrent la maison, et celles qui fournissent pour elles le serveur, la messagerie et l’espace des sauvegardes. La personne qui fait le ménage voit quand vous arrivez et partez, combien vous êtes, et un prénom. Nous ne vendons pas les données et ne les publions pas\u00a0: le calendrier, y compris celui que lisent les sites d’annonces, montre quels jours sont occupés, jamais par qui.',
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
        `Di un soggiorno confermato cancelliamo nome, email, telefono e note ${retention.guests.words} dopo la partenza; restano le date e il numero di ospiti, senza la persona.`,
        'Of a confirmed stay we delete name, email, telephone number and notes 24 months after departure; the dates and the number of guests remain, without the person.',
        'Von einem bestätigten Aufenthalt löschen wir Namen, E-Mail-Adresse, Telefonnummer und Anmerkungen 24 Monate nach der Abreise; Zeitraum und Zahl der Gäste bleiben, ohne die Person.',
        'D’un séjour confirmé, nous effaçons le nom, l’e-mail, le téléphone et les notes 24\u00a0mois après le départ\u00a0; restent les dates et le nombre de voyageurs, sans la personne.',
      ],
      [
        `Cancelliamo dopo ${retention.unconfirmedAccounts.words} una registrazione che nessuno conferma.`,
        'We delete a registration that nobody confirms after 7 days.',
        'Eine Registrierung, die niemand bestätigt, löschen wir nach 7 Tagen.',
        'Nous effaçons après 7\u00a0jours une inscription que personne ne confirme.',
      ],
      [
        `Delle mail inviate conserviamo a chi e perché per ${retention.sentMails.words}, di quelle non riuscite per ${retention.failedMails.words}.`,
        'Of emails sent we keep to whom and why for 30 days, of those that failed for 90 days.',
        'Bei versandten E-Mails speichern wir 30 Tage lang, an wen und warum, bei fehlgeschlagenen 90 Tage.',
        'Des e-mails envoyés, nous conservons le destinataire et le motif pendant 30\u00a0jours, et pendant 90\u00a0jours pour ceux qui ont échoué.',
      ],
      [
        `Il registro di chi lavora alla casa si cancella dopo ${retention.auditEvents.words}.`,
        'The log about those who work for the house is deleted after 12 months.',
        'Das Protokoll über die, die für das Haus arbeiten, wird nach 12 Monaten gelöscht.',
        'Le journal sur les personnes qui travaillent pour la maison est effacé après 12\u00a0mois.',
      ],
      [
        'Il tuo accesso e le tue recensioni restano finché non li cancelli: puoi farlo in ogni momento dal profilo.',
        'Your account and your reviews stay until you delete them: you can do so at any time from your profile.',
        'Ihr Konto und Ihre Bewertungen bleiben, bis Sie sie löschen: In Ihrem Profil können Sie das jederzeit tun.',
        'Votre compte et vos avis restent jusqu’à ce que vous les effaciez\u00a0: vous pouvez le faire à tout moment depuis votre profil.',
      ],
      [
        `Le copie di sicurezza restano fino a ${BACKUP_MONTHS} mesi: fino ad allora contengono anche quello che nel frattempo abbiamo cancellato.`,
        'Backups are kept for up to 6 months: until then they also contain what we have deleted in the meantime.',
        'Sicherungskopien bleiben bis zu 6 Monate: Bis dahin enthalten sie auch, was wir inzwischen gelöscht haben.',
        'Les sauvegardes restent jusqu’à 6\u00a0mois\u00a0: d’ici là, elles contiennent aussi ce que nous avons effacé entre-temps.',
      ],
      [
        'Fanno eccezione i documenti che la legge chiede di conservare più a lungo, come quelli fiscali.',
        'Documents that the law requires us to keep longer, such as tax records, are an exception.',
        'Ausgenommen sind Unterlagen, die das Gesetz länger aufzubewahren verlangt, etwa steuerliche.',
        'Font exception les documents que la loi impose de conserver plus longtemps, comme les pièces fiscales.',
      ],
    ],
  },
  {
    title: ['Nel tuo browser', 'In your browser', 'In Ihrem Browser', 'Dans votre navigateur'],
    list: [
      [
        'A visitatori e ospiti il sito non lascia cookie; chi lavora per la casa ne riceve uno tecnico, per vedere anche le pagine non ancora pubblicate. Nulla viene caricato da altri siti. Mappe e video ospitati altrove si caricano solo quando premi il loro pulsante: da quel momento valgono le regole di chi li ospita.',
        'The site sets no cookies for visitors and guests; those who work for the house get a technical one, to see pages that are not published yet. Nothing is loaded from other sites. Maps and videos hosted elsewhere load only when you press their button: from then on the rules of whoever hosts them apply.',
        'Für Besucher und Gäste verwendet die Website keine Cookies; wer für das Haus arbeitet, erhält ein technisches, um auch noch nicht veröffentlichte Seiten zu sehen. Von anderen Websites wird nichts geladen. Karten und Videos anderer Anbieter werden erst geladen, wenn Sie auf ihre Schaltfläche drücken: Ab dann gelten die Regeln des Anbieters.',
        'Le site ne dépose aucun cookie chez les visiteurs et les voyageurs\u00a0; les personnes qui travaillent pour la maison en reçoivent un, technique, pour voir aussi les pages pas encore publiées. Rien n’est chargé depuis d’autres sites. Les cartes et les vidéos hébergées ailleurs ne se chargent que si vous appuyez sur leur bouton\u00a0: dès lors s’appliquent les règles de leur hébergeur.',
      ],
      [
        'Quello che scrivi in una richiesta o in un messaggio resta nella scheda del browser finché lo invii o la chiudi, anche se passi ad altre pagine. Le date che scegli stanno anche nell’indirizzo della pagina.',
        'What you type into a request or a message stays in the browser tab until you send it or close the tab, even if you move to other pages. The dates you choose are also in the page’s address.',
        'Was Sie in eine Anfrage oder Nachricht eingeben, bleibt im Browser-Tab, bis Sie es senden oder den Tab schließen, auch wenn Sie andere Seiten öffnen. Die gewählten Daten stehen auch in der Adresse der Seite.',
        'Ce que vous écrivez dans une demande ou un message reste dans l’onglet du navigateur jusqu’à son envoi ou à sa fermeture, même si vous ouvrez d’autres pages. Les dates choisies figurent aussi dans l’adresse de la page.',
      ],
      [
        'Se entri nel tuo accesso, il browser conserva un codice che ti riconosce, finché esci, e uno che dice soltanto che da lì si è già entrati. Conserva anche la lingua che hai scelto.',
        'If you log in, your browser keeps a code that recognises you until you log out, and one that only says that somebody has logged in from it before. It also keeps the language you chose.',
        'Wenn Sie sich anmelden, speichert Ihr Browser einen Code, der Sie bis zur Abmeldung erkennt, und einen, der nur besagt, dass man sich in ihm schon angemeldet hat. Er speichert auch die gewählte Sprache.',
        'Si vous vous connectez, votre navigateur conserve un code qui vous reconnaît jusqu’à la déconnexion, et un autre qui dit seulement qu’on s’y est déjà connecté. Il conserve aussi la langue choisie.',
      ],
    ],
  },
  {
    title: ['I tuoi diritti', 'Your rights', 'Ihre Rechte', 'Vos droits'],
    paragraph: [
      'Puoi chiedere in ogni momento di vedere, correggere, ricevere o cancellare i tuoi dati, e opporti al loro uso (artt. 15–22 del Regolamento), scrivendo a chi gestisce la casa; se hai un accesso, i suoi dati li scarichi o li cancelli anche da te, dal profilo. Puoi anche presentare reclamo al Garante per la protezione dei dati personali.',
      'You can ask at any time to see, correct, receive or delete your data, and object to their use (Arts. 15–22 of the Regulation), by writing to those who run the house; if you have an account, you can also download or delete its data yourself from your profile. You can also complain to the Italian data protection authority (Garante per la protezione dei dati personali).',
      'Sie können jederzeit Auskunft, Berichtigung, Herausgabe oder Löschung Ihrer Daten verlangen und ihrer Nutzung widersprechen (Art. 15–22 der Verordnung): Schreiben Sie einfach denen, die das Haus vermieten. Die Daten Ihres Kontos können Sie im Profil auch selbst herunterladen oder löschen. Außerdem können Sie sich bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) beschweren.',
      'Vous pouvez à tout moment demander à voir, corriger, recevoir ou effacer vos données, et vous opposer à leur usage (art. 15 à 22 du règlement), en écrivant aux personnes qui gèrent la maison\u00a0; avec un compte, vous pouvez aussi télécharger ou effacer vous-même ses données depuis votre profil. Vous pouvez également introduire une réclamation auprès de l’autorité italienne (Garante per la protezione dei dati personali).',
    ],
  },
];

const title: Words = [
  'Informativa privacy',
  'Privacy notice',
  'Datenschutzerklärung',
  'Confidentialité',
];
const excerpt: Words = [
  'Quali dati raccoglie questo sito, perché, per quanto tempo, e con quali diritti.',
  'Which data this site collects, why, for how long, and what rights you have.',
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

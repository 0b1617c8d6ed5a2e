import type { InFourLanguages } from '#server/features/translations/known-translations.service.ts';

// The pages that the site itself links to, paragraph by paragraph. The Italian equals that of
// `built-in-cms-pages.ts`, letter by letter: a paragraph that differs has no translation.

export const builtInTexts: InFourLanguages = [
  ['Informativa privacy', 'Privacy notice', 'Datenschutzerklärung', 'Confidentialité'],
  [
    'Quali dati raccoglie questo sito, perché, per quanto tempo, e con quali diritti.',
    'Which data this site collects, why, for how long, and what rights you have.',
    'Welche Daten diese Website erhebt, warum, wie lange, und welche Rechte Sie haben.',
    'Quelles données ce site recueille, pourquoi, pour combien de temps, et quels sont vos droits.',
  ],
  ['Chi tratta i dati', 'Who is responsible', 'Wer verantwortlich ist', 'Qui traite les données'],
  [
    'Il titolare del trattamento è chi gestisce la casa presentata in questo sito: per scrivergli basta il modulo dei contatti.',
    'The data controller is whoever runs the house presented on this site: you can reach them through the contact form.',
    'Verantwortlich ist, wer das auf dieser Website vorgestellte Haus vermietet: Sie erreichen uns über das Kontaktformular.',
    'Le responsable du traitement est la personne qui gère la maison présentée sur ce site\u00a0: pour lui écrire, le formulaire de contact suffit.',
  ],
  [
    'Quali dati, e perché',
    'Which data, and why',
    'Welche Daten, und warum',
    'Quelles données, et pourquoi',
  ],
  [
    'Chi chiede un soggiorno lascia nome, email, date, numero di ospiti e, se vuole, una nota: servono a rispondere, a organizzare il soggiorno e a rispettare gli obblighi di legge su alloggiati e tassa di soggiorno. Chi scrive un messaggio lascia nome, email, se vuole il telefono, e quello che scrive: servono a rispondere. Chi ha un accesso lascia nome, email, una password, che non viene conservata in chiaro, e se vuole un’immagine; per ogni dispositivo da cui entra si conservano il tipo di browser e l’ultimo uso, che ognuno vede nel proprio profilo. Di chi si registra si conserva la rete di provenienza finché l’email non è confermata, perché nessuno si registri al posto di un altro. Chi scrive una recensione sa che, una volta approvata, si legge sul sito con il suo nome e la sua immagine.',
    'If you ask for a stay, you leave your name, email, dates, number of guests and, if you like, a note: we need them to answer, to organise the stay and to meet the legal duties on guest registration and tourist tax. If you write a message, you leave your name, email, your telephone number if you like, and what you write: we need them to answer. If you have an account, you leave your name, email, a password, which is not stored in readable form, and a picture if you like; for each device you log in from we store the type of browser and when it was last used, which you can see in your profile. When you register, we store the network you come from until your email is confirmed, so that nobody registers in someone else’s place. If you write a review, you know that once approved it can be read on the site with your name and picture.',
    'Wer einen Aufenthalt anfragt, hinterlässt Namen, E-Mail-Adresse, Reisedaten, Zahl der Gäste und, wenn gewünscht, Anmerkungen: Wir brauchen sie, um zu antworten, den Aufenthalt vorzubereiten und die gesetzlichen Pflichten zu Gästemeldung und Kurtaxe zu erfüllen. Wer eine Nachricht schreibt, hinterlässt Namen, E-Mail-Adresse, wenn gewünscht die Telefonnummer, und den Text: Wir brauchen sie, um zu antworten. Wer ein Konto hat, hinterlässt Namen, E-Mail-Adresse, ein Passwort, das nicht im Klartext gespeichert wird, und wenn gewünscht ein Bild; zu jedem Gerät, mit dem Sie sich anmelden, speichern wir die Art des Browsers und die letzte Nutzung, die Sie in Ihrem Profil sehen. Bei der Registrierung speichern wir, aus welchem Netz Sie kommen, bis die E-Mail-Adresse bestätigt ist, damit sich niemand an Stelle eines anderen registriert. Wer eine Bewertung schreibt, weiß, dass sie nach der Freigabe mit Namen und Bild auf der Website zu lesen ist.',
    'Qui demande un séjour laisse son nom, son e-mail, les dates, le nombre de voyageurs et, s’il le souhaite, une note\u00a0: ils servent à répondre, à organiser le séjour et à respecter les obligations légales sur la déclaration des voyageurs et la taxe de séjour. Qui écrit un message laisse son nom, son e-mail, son téléphone s’il le souhaite, et ce qu’il écrit\u00a0: ils servent à répondre. Qui a un compte laisse son nom, son e-mail, un mot de passe, qui n’est pas conservé en clair, et une image s’il le souhaite\u00a0; pour chaque appareil utilisé, nous conservons le type de navigateur et la dernière utilisation, que chacun voit dans son profil. À l’inscription, nous conservons le réseau de provenance jusqu’à la confirmation de l’e-mail, pour que personne ne s’inscrive à la place d’un autre. Qui écrit un avis sait qu’une fois approuvé, il se lit sur le site avec son nom et son image.',
  ],
  ['Su quale base', 'On what basis', 'Auf welcher Grundlage', 'Sur quelle base'],
  [
    'I dati di una richiesta o di un messaggio servono per le trattative e il contratto che chi scrive ha chiesto (art. 6, par. 1, lett. b del Regolamento UE 2016/679) e per gli obblighi di legge (lett. c). Le recensioni si pubblicano perché chi le scrive lo chiede. I dati non si usano per pubblicità e non si decide nulla in modo automatico.',
    'The data of a request or message are needed for the steps before a contract, and the contract, that you asked for (Art. 6(1)(b) of Regulation (EU) 2016/679) and for legal duties (point (c)). Reviews are published because whoever writes them asks for it. Data are not used for advertising, and nothing is decided automatically.',
    'Die Daten einer Anfrage oder Nachricht dienen der Anbahnung und Erfüllung des gewünschten Vertrags (Art. 6 Abs. 1 Buchst. b der Verordnung (EU) 2016/679) und gesetzlichen Pflichten (Buchst. c). Bewertungen werden veröffentlicht, weil ihre Verfasser es wünschen. Die Daten werden nicht für Werbung verwendet, und nichts wird automatisch entschieden.',
    'Les données d’une demande ou d’un message servent aux démarches et au contrat demandés par la personne (art. 6, par. 1, point b du règlement (UE) 2016/679) et aux obligations légales (point c). Les avis sont publiés parce que leur auteur le demande. Les données ne servent pas à la publicité et rien n’est décidé automatiquement.',
  ],
  ['Chi li vede', 'Who sees them', 'Wer sie sieht', 'Qui les voit'],
  [
    'Solo chi gestisce la casa, e chi fornisce il server e la posta elettronica per suo conto. Chi la pulisce vede quando si arriva e si parte, in quanti, e il nome di battesimo. Non si vendono e non si pubblicano: il calendario mostra quali giorni sono occupati, mai da chi.',
    'Only those who run the house, and those who provide the server and email on their behalf. Whoever cleans sees when guests arrive and leave, how many they are, and a first name. Data are not sold or published: the calendar shows which days are taken, never by whom.',
    'Nur wer das Haus vermietet, und wer in dessen Auftrag Server und E-Mail bereitstellt. Wer putzt, sieht Anreise und Abreise, die Zahl der Gäste und den Vornamen. Die Daten werden weder verkauft noch veröffentlicht: Der Kalender zeigt, welche Tage belegt sind, nie von wem.',
    'Seulement les personnes qui gèrent la maison, et celles qui fournissent pour elles le serveur et la messagerie. La personne qui fait le ménage voit les jours d’arrivée et de départ, le nombre de voyageurs et un prénom. Les données ne sont ni vendues ni publiées\u00a0: le calendrier montre quels jours sont occupés, jamais par qui.',
  ],
  ['Per quanto tempo', 'For how long', 'Wie lange', 'Pour combien de temps'],
  [
    'I messaggi si cancellano 12 mesi dopo il loro arrivo.',
    'Messages are deleted 12 months after they arrive.',
    'Nachrichten werden 12 Monate nach ihrem Eingang gelöscht.',
    'Les messages sont effacés 12\u00a0mois après leur arrivée.',
  ],
  [
    'Una richiesta rifiutata, o rimasta senza risposta, si cancella 12 mesi dopo la partenza prevista.',
    'A request that was declined or left unanswered is deleted 12 months after the planned departure.',
    'Eine abgelehnte oder unbeantwortete Anfrage wird 12 Monate nach der geplanten Abreise gelöscht.',
    'Une demande refusée ou restée sans réponse est effacée 12\u00a0mois après le départ prévu.',
  ],
  [
    'Di un soggiorno confermato si cancellano nome, email e note dell’ospite 24 mesi dopo la partenza; restano le date e il numero di ospiti, senza la persona.',
    'Of a confirmed stay, the guest’s name, email and notes are deleted 24 months after departure; the dates and the number of guests remain, without the person.',
    'Von einem bestätigten Aufenthalt werden Name, E-Mail-Adresse und Anmerkungen des Gastes 24 Monate nach der Abreise gelöscht; Zeitraum und Zahl der Gäste bleiben, ohne die Person.',
    'D’un séjour confirmé, le nom, l’e-mail et les notes du voyageur sont effacés 24\u00a0mois après le départ\u00a0; restent les dates et le nombre de voyageurs, sans la personne.',
  ],
  [
    'Una registrazione che nessuno conferma si cancella dopo 7 giorni.',
    'A registration that nobody confirms is deleted after 7 days.',
    'Eine Registrierung, die niemand bestätigt, wird nach 7 Tagen gelöscht.',
    'Une inscription que personne ne confirme est effacée après 7\u00a0jours.',
  ],
  [
    'Delle email inviate dal sito si conserva a chi e perché per 30 giorni, di quelle non riuscite per 90 giorni.',
    'Of emails sent by the site we keep to whom and why for 30 days, of those that failed for 90 days.',
    'Bei E-Mails der Website wird 30 Tage lang gespeichert, an wen und warum, bei fehlgeschlagenen 90 Tage.',
    'Des e-mails envoyés par le site, nous conservons le destinataire et le motif pendant 30\u00a0jours, et pendant 90\u00a0jours pour ceux qui ont échoué.',
  ],
  [
    'Il proprio accesso e le proprie recensioni restano finché non si chiede di cancellarli: dal profilo lo si può fare in ogni momento.',
    'Your account and your reviews stay until you ask for them to be deleted: you can do so at any time from your profile.',
    'Ihr Konto und Ihre Bewertungen bleiben, bis Sie die Löschung verlangen: In Ihrem Profil können Sie das jederzeit tun.',
    'Votre compte et vos avis restent jusqu’à ce que vous demandiez de les effacer\u00a0: vous pouvez le faire à tout moment depuis votre profil.',
  ],
  [
    'Le copie di sicurezza si conservano fino a 6 mesi: fino ad allora contengono anche quello che nel frattempo è stato cancellato.',
    'Backups are kept for up to 6 months: until then they also contain what has been deleted in the meantime.',
    'Sicherungskopien werden bis zu 6 Monate aufbewahrt: Bis dahin enthalten sie auch, was inzwischen gelöscht wurde.',
    'Les sauvegardes sont conservées jusqu’à 6\u00a0mois\u00a0: d’ici là, elles contiennent aussi ce qui a été effacé entre-temps.',
  ],
  [
    'Fanno eccezione i documenti che la legge chiede di conservare più a lungo, come quelli fiscali.',
    'Documents that the law requires us to keep longer, such as tax records, are an exception.',
    'Ausgenommen sind Unterlagen, die das Gesetz länger aufzubewahren verlangt, etwa steuerliche.',
    'Font exception les documents que la loi impose de conserver plus longtemps, comme les pièces fiscales.',
  ],
  [
    'Cookie e contenuti di altri',
    'Cookies and content from others',
    'Cookies und fremde Inhalte',
    'Cookies et contenus de tiers',
  ],
  [
    'Il sito non usa cookie e non carica nulla da altri siti. Mappe e video ospitati altrove si caricano solo dopo che si è premuto il loro pulsante: da quel momento valgono le regole di chi li ospita. Chi accede conserva nel proprio browser un codice che lo riconosce, fino a quando si scollega, e uno che dice soltanto che da quel browser si è già entrati; un messaggio non ancora inviato resta nella scheda del browser finché la si chiude.',
    'The site uses no cookies and loads nothing from other sites. Maps and videos hosted elsewhere load only after you press their button: from then on the rules of whoever hosts them apply. If you log in, your browser keeps a code that recognises you until you log out, and one that only says that somebody has logged in from that browser before; a message not yet sent stays in the browser tab until you close it.',
    'Die Website verwendet keine Cookies und lädt nichts von anderen Websites. Karten und Videos anderer Anbieter werden erst geladen, wenn Sie auf ihre Schaltfläche drücken: Ab dann gelten die Regeln des Anbieters. Wenn Sie sich anmelden, speichert Ihr Browser einen Code, der Sie bis zur Abmeldung erkennt, und einen, der nur besagt, dass man sich in diesem Browser schon angemeldet hat; eine noch nicht gesendete Nachricht bleibt im Browser-Tab, bis Sie ihn schließen.',
    'Le site n’utilise pas de cookies et ne charge rien d’autres sites. Les cartes et les vidéos hébergées ailleurs ne se chargent qu’après avoir appuyé sur leur bouton\u00a0: dès lors s’appliquent les règles de leur hébergeur. Si vous vous connectez, votre navigateur conserve un code qui vous reconnaît jusqu’à la déconnexion, et un autre qui dit seulement qu’on s’est déjà connecté depuis ce navigateur\u00a0; un message pas encore envoyé reste dans l’onglet jusqu’à sa fermeture.',
  ],
  ['I diritti', 'Your rights', 'Ihre Rechte', 'Vos droits'],
  [
    'Si può chiedere in ogni momento di vedere, correggere, ricevere o cancellare i propri dati, e opporsi al loro uso (artt. 15–22 del Regolamento), scrivendo a chi gestisce la casa; chi ha un accesso li scarica o li cancella anche da sé, dal proprio profilo. Si può anche presentare reclamo al Garante per la protezione dei dati personali.',
    'You can ask at any time to see, correct, receive or delete your data, and object to their use (Arts. 15–22 of the Regulation), by writing to those who run the house; if you have an account, you can also download or delete them yourself from your profile. You can also complain to the Italian data protection authority (Garante per la protezione dei dati personali).',
    'Sie können jederzeit Auskunft, Berichtigung, Herausgabe oder Löschung Ihrer Daten verlangen und ihrer Nutzung widersprechen (Art. 15–22 der Verordnung): Schreiben Sie einfach denen, die das Haus vermieten. Mit einem Konto können Sie die Daten im Profil auch selbst herunterladen oder löschen. Außerdem können Sie sich bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) beschweren.',
    'Vous pouvez à tout moment demander à voir, corriger, recevoir ou effacer vos données, et vous opposer à leur usage (art. 15 à 22 du règlement), en écrivant aux personnes qui gèrent la maison\u00a0; avec un compte, vous pouvez aussi les télécharger ou les effacer vous-même depuis votre profil. Vous pouvez également introduire une réclamation auprès de l’autorité italienne (Garante per la protezione dei dati personali).',
  ],
  [
    'Conferma la tua email',
    'Confirm your email',
    'Bestätigen Sie Ihre E-Mail-Adresse',
    'Confirmez votre e-mail',
  ],
  [
    'L’ultimo passo della registrazione.',
    'The last step of your registration.',
    'Der letzte Schritt der Registrierung.',
    'La dernière étape de l’inscription.',
  ],
  [
    'Chi si registra riceve una mail con un link: aprirlo conferma che l’indirizzo è proprio il suo. Il link vale 48 ore.',
    'After registering you receive an email with a link: opening it confirms that the address really is yours. The link is valid for 48 hours.',
    'Nach der Registrierung erhalten Sie eine E-Mail mit einem Link: Wenn Sie ihn öffnen, bestätigen Sie, dass die Adresse wirklich Ihnen gehört. Der Link gilt 48 Stunden.',
    'Après l’inscription, vous recevez un e-mail avec un lien\u00a0: l’ouvrir confirme que l’adresse est bien la vôtre. Le lien est valable 48\u00a0heures.',
  ],
];

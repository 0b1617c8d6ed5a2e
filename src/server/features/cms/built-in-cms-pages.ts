import type { AppContext } from '#server/app-context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addKnownTranslations } from '#server/features/translations/known-translations.service.ts';
import { builtInSlugs } from '#shared/cms/built-in-pages.ts';
import type { CmsPage } from '#shared/cms/cms-pages.schema.ts';
import { BACKUP_MONTHS, retention } from '#shared/retention.ts';
import { builtInTexts } from './built-in-translations.ts';
import { findCmsPage, replaceCmsPage } from './cms-pages.repository.ts';
import { addCmsPage } from './cms-pages.service.ts';
import { cmsPageTexts } from './cms-pages.texts.ts';

/** A paragraph, or a list. */
type Part = [title: string, text: string | readonly string[]];

const textOf = (text: Part[1]): string =>
  typeof text === 'string'
    ? `<p>${text}</p>`
    : `<ul>${text.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const section = ([title, text]: Part): string => `<h2>${title}</h2>${textOf(text)}`;

/** Must match the data that the site really stores and its behaviour: change both together. */
const privacyParts: Part[] = [
  [
    'Chi tratta i dati',
    'Il titolare del trattamento è chi gestisce la casa presentata in questo sito: per scrivergli basta il modulo dei contatti.',
  ],
  [
    'Quali dati, e perché',
    'Chi chiede un soggiorno lascia nome, email, date, numero di ospiti e, se vuole, una nota: servono a rispondere, a organizzare il soggiorno e a rispettare gli obblighi di legge su alloggiati e tassa di soggiorno. Chi scrive un messaggio lascia nome, email, se vuole il telefono, e quello che scrive: servono a rispondere. Chi ha un accesso lascia nome, email, una password, che non viene conservata in chiaro, e se vuole un’immagine; per ogni dispositivo da cui entra si conservano il tipo di browser e l’ultimo uso, che ognuno vede nel proprio profilo. Di chi si registra si conserva la rete di provenienza finché l’email non è confermata, perché nessuno si registri al posto di un altro. Chi scrive una recensione sa che, una volta approvata, si legge sul sito con il suo nome e la sua immagine.',
  ],
  [
    'Su quale base',
    'I dati di una richiesta o di un messaggio servono per le trattative e il contratto che chi scrive ha chiesto (art. 6, par. 1, lett. b del Regolamento UE 2016/679) e per gli obblighi di legge (lett. c). Le recensioni si pubblicano perché chi le scrive lo chiede. I dati non si usano per pubblicità e non si decide nulla in modo automatico.',
  ],
  [
    'Chi li vede',
    'Solo chi gestisce la casa, e chi fornisce il server e la posta elettronica per suo conto. Chi la pulisce vede quando si arriva e si parte, in quanti, e il nome di battesimo. Non si vendono e non si pubblicano: il calendario mostra quali giorni sono occupati, mai da chi.',
  ],
  [
    'Per quanto tempo',
    [
      `I messaggi si cancellano ${retention.messages.words} dopo il loro arrivo.`,
      `Una richiesta rifiutata, o rimasta senza risposta, si cancella ${retention.requests.words} dopo la partenza prevista.`,
      `Di un soggiorno confermato si cancellano nome, email e note dell’ospite ${retention.guests.words} dopo la partenza; restano le date e il numero di ospiti, senza la persona.`,
      `Una registrazione che nessuno conferma si cancella dopo ${retention.unconfirmedAccounts.words}.`,
      `Delle email inviate dal sito si conserva a chi e perché per ${retention.sentMails.words}, di quelle non riuscite per ${retention.failedMails.words}.`,
      'Il proprio accesso e le proprie recensioni restano finché non si chiede di cancellarli: dal profilo lo si può fare in ogni momento.',
      `Le copie di sicurezza si conservano fino a ${BACKUP_MONTHS} mesi: fino ad allora contengono anche quello che nel frattempo è stato cancellato.`,
      'Fanno eccezione i documenti che la legge chiede di conservare più a lungo, come quelli fiscali.',
    ],
  ],
  [
    'Cookie e contenuti di altri',
    'Il sito non usa cookie e non carica nulla da altri siti. Mappe e video ospitati altrove si caricano solo dopo che si è premuto il loro pulsante: da quel momento valgono le regole di chi li ospita. Chi accede conserva nel proprio browser un codice che lo riconosce, fino a quando si scollega, e uno che dice soltanto che da quel browser si è già entrati; un messaggio non ancora inviato resta nella scheda del browser finché la si chiude.',
  ],
  [
    'I diritti',
    'Si può chiedere in ogni momento di vedere, correggere, ricevere o cancellare i propri dati, e opporsi al loro uso (artt. 15–22 del Regolamento), scrivendo a chi gestisce la casa; chi ha un accesso li scarica o li cancella anche da sé, dal proprio profilo. Si può anche presentare reclamo al Garante per la protezione dei dati personali.',
  ],
];

const privacyPage = {
  title: 'Informativa privacy',
  slug: builtInSlugs.privacy,
  excerpt: 'Quali dati raccoglie questo sito, perché, per quanto tempo, e con quali diritti.',
  content: privacyParts.map(section).join(''),
};

const registeredPage = {
  title: 'Conferma la tua email',
  slug: builtInSlugs.registered,
  excerpt: 'L’ultimo passo della registrazione.',
  content:
    '<p>Chi si registra riceve una mail con un link: aprirlo conferma che l’indirizzo è proprio il suo. Il link vale 48 ore.</p>',
};

const builtInCmsPages = [privacyPage, registeredPage];

const isOutdated = (stored: CmsPage, cmsPage: { content: string }): boolean =>
  stored.updatedAt === stored.createdAt && stored.content !== cmsPage.content;

const noSearchTexts = { seoTitle: '', seoDescription: '', seoKeywords: '' };

/**
 * Adds the pages that the site itself links to, and updates unedited ones to the current text. Edited
 * ones stay as they are.
 */
export const ensureBuiltInCmsPages = (app: AppContext): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    const createdAt = app.clock.now().toISOString();
    const common = { published: true, isBuiltIn: true, createdAt, ...noSearchTexts };
    for (const cmsPage of builtInCmsPages) {
      const stored = await findCmsPage(tx, { slug: cmsPage.slug });
      if (!stored) await addCmsPage(tx, { ...cmsPage, ...common });
      else if (isOutdated(stored, cmsPage)) await replaceCmsPage(tx, { ...stored, ...cmsPage });
    }
    await addKnownTranslations(tx, [cmsPageTexts], builtInTexts);
  });

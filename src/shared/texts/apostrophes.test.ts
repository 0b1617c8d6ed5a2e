import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Specification: texts to the letter, with a straight apostrophe. */
const toTheLetter = [
  "Inserisci un'email valida",
  "L'email è obbligatoria",
  "L'estratto è obbligatorio",
  "Il peso dell'immagine non deve superare i 5MB",
  "La risoluzione dell'immagine non deve superare i 1000x1000 pixels",
  "L'immagine supera i 5 MB consentiti.",
  "L'immagine eccede la risoluzione massima (2000 px).",
  "Seleziona un'icona",
  "La tua recensione sarà visibile dopo l'approvazione dell'amministratore.",
  "Errore nell'invio della recensione",
  "Errore nell'invio del messaggio",
  "Se l'email esiste nel nostro sistema, ti abbiamo inviato un link per il reset della password.",
  "Errore durante l'invio della richiesta.",
  "Errore nell'aggiornamento del Profilo",
  "Errore nel re-invio dell'email di conferma.",
  "Errore nell'aggiornamento della prenotazione",
  "Errore nella creazione dell'utente",
  "Errore nell'aggiornamento del task.",
  "Errore durante l'aggiornamento del MenuItem",
  "Errore durante l'aggiornamento della voce di menu",
  "Errore durante l'eliminazione.",
  "Errore durante l'eliminazione del backup",
  "Errore nell'aggiornamento dello stato della pagina",
];

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

/** Elisions, as in 'dell'isola', and 'un po''. */
const straight = /\p{L}'[aeiouàèéìòùh]|\bun po' /iu;

const withoutQuoted = (line: string): string =>
  toTheLetter.reduce((rest, text) => rest.replaceAll(text, ''), line);

it('texts have typographic apostrophes, except those of the specification', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: (name) => name.endsWith('.test.ts') });
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && straight.test(withoutQuoted(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** Why a feed could not be read. */
export type FeedProblem =
  | 'bad-address'
  | 'private-address'
  | 'unreachable'
  | 'insecure'
  | 'timeout'
  | 'gone'
  | 'unwell'
  | 'redirected'
  | 'too-large'
  | 'not-a-calendar'
  | 'cut-off'
  | 'too-many-events';

/** Each problem and its remedy, in words for staff. */
export const problemInWords: Record<FeedProblem, string> = {
  'bad-address': 'L’indirizzo non è valido: copialo di nuovo dall’altro sito.',
  'private-address': 'L’indirizzo porta a una rete privata: copialo di nuovo dall’altro sito.',
  unreachable: 'L’altro sito non è raggiungibile. Riproviamo noi fra poco.',
  insecure: 'Il collegamento sicuro con l’altro sito non è riuscito. Riproviamo noi fra poco.',
  timeout: 'L’altro sito non ha risposto in tempo. Riproviamo noi fra poco.',
  gone: 'L’indirizzo non vale più: forse è stato rinnovato. Copialo di nuovo dall’altro sito.',
  unwell: 'L’altro sito non risponde. Riproviamo noi fra poco.',
  redirected: 'L’indirizzo rimanda dove non possiamo andare: copialo di nuovo dall’altro sito.',
  'too-large': 'La risposta è troppo grande per essere un calendario: controlla l’indirizzo.',
  'not-a-calendar':
    'A questo indirizzo non c’è un calendario: copia il link che finisce di solito con .ics.',
  'cut-off': 'Il calendario è arrivato a metà. Riproviamo noi fra poco.',
  'too-many-events':
    'Il calendario ha troppe voci per essere quello di una casa: controlla l’indirizzo.',
};

export class FeedError extends Error {
  readonly problem: FeedProblem;
  /** Whole seconds, where the other site asked to be left alone for a while. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: FeedProblem, retryAfterSeconds?: number) {
    super(problem);
    this.name = 'FeedError';
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

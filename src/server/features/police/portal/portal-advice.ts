import type { PortalOutcome } from '#shared/police/police.schema.ts';
import type { Verdict } from './portal-client.ts';

/** What to do about the portal's words, as far as they are known. */
const advices: readonly [pattern: RegExp, advice: string][] = [
  [
    /arrivo/i,
    'Il portale prende solo gli arrivi di oggi e di ieri: controlla il giorno di arrivo.',
  ],
  [
    /caratteri non validi/i,
    'Scrivi il nome in lettere latine, come nella riga in fondo al documento.',
  ],
  [
    /capo (gruppo|famiglia)/i,
    'Questa persona segue chi non è nel file: segnala «Per conto suo», con il suo documento.',
  ],
  [
    /dimensione riga/i,
    'Controlla in Impostazioni, Adempimenti il tipo di account: struttura o appartamenti.',
  ],
  [/documento/i, 'Controlla tipo, numero e luogo di rilascio del documento.'],
  [/nascita/i, 'Controlla data e luogo di nascita.'],
  [/cittadinanza/i, 'Controlla la cittadinanza.'],
];

const byCode: Readonly<Record<string, string>> = {
  '100': 'Controlla in Impostazioni, Adempimenti nome utente, password e chiave WsKey.',
  '101':
    'La chiave WsKey è scaduta: creane una nuova nel portale e scrivila in Impostazioni, Adempimenti.',
  '102': 'La chiave WsKey non è giusta: scrivila di nuovo in Impostazioni, Adempimenti.',
  '103': 'Il portale ha disattivato il tuo utente: chiama la Questura.',
  '104': 'Manca la chiave WsKey: scrivila in Impostazioni, Adempimenti.',
};

export const withAdvice = (verdict: Verdict): PortalOutcome => ({
  ...verdict,
  advice: verdict.isAccepted
    ? ''
    : (byCode[verdict.code] ?? advices.find(([said]) => said.test(verdict.words))?.[1] ?? ''),
});

import { access, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { passkeysRouter } from './passkeys.router.ts';

export const passkeysCard = {
  router: passkeysRouter,
  tag: 'Passkeys and recovery codes',
  audit: {
    'passkeys.login': access('fatto l’accesso con una passkey', { subject: 'user' }),
    'passkeys.add': access('aggiunto una passkey'),
    'passkeys.rename': access('cambiato nome a una passkey'),
    'passkeys.remove': access('rimosso una passkey'),
    'passkeys.reset': access('rimosso le passkey a', { subject: 'user' }),
    'passkeys.renewCodes': access('generato nuovi codici di recupero'),
    'passkeys.recover': access('confermato l’accesso con un codice di recupero'),
    'passkeys.setPolicy': settings('cambiato se chi gestisce il sito deve usare una passkey'),
    'shell.password': access('dato una nuova password dal server', { subject: 'user' }),
    'shell.link': access('fatto dal server un link per una nuova password', { subject: 'user' }),
    'shell.passkeys': access('rimosso le passkey dal server', { subject: 'user' }),
  },
  tables: {
    passkeys: 'account',
    recoveryCodes: 'account',
    securitySettings: 'nothing',
  },
} satisfies Card;

import type { AccountState, DamageKind, PaymentMethod } from './account.ts';

// For staff.

export const methodWords: Record<PaymentMethod, string> = {
  TRANSFER: 'Bonifico',
  CASH: 'Contanti',
  CARD: 'Carta',
  PORTAL: 'Dal portale',
  OTHER: 'Altro',
};

export const damageWords: Record<DamageKind, string> = {
  received: 'Arrivata',
  returned: 'Restituita',
  kept: 'Trattenuta',
};

/** Empty where nothing is asked. `paidCents` tells whether the deposit has come. */
export const stateWords = (
  { state, hasDeposit }: { state: AccountState; hasDeposit: boolean },
  word: 'caparra' | 'acconto' = 'caparra',
): string => {
  const deposit = word === 'caparra' ? 'Caparra' : 'Acconto';
  const ending = word === 'caparra' ? 'a' : 'o';
  const words: Record<AccountState, string> = {
    none: '',
    'deposit-due': `${deposit} attes${ending}`,
    'deposit-late': `${deposit} in ritardo`,
    'balance-due': hasDeposit ? `${deposit} ricevut${ending}, saldo atteso` : 'Saldo atteso',
    'balance-late': 'Saldo in ritardo',
    paid: 'Saldato',
    'refund-due': 'Da restituire',
  };
  return words[state];
};

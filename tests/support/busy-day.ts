import { expect } from 'vitest';
import type { TestApp } from './create-test-app.ts';
import { makeUser, PASSWORD } from './factories.ts';
import { confirmationIn, deliverMails, passwordTokenIn } from './mailbox.ts';
import { type Input, pictureOf, type Use } from './noun.ts';
import { nouns } from './nouns.ts';
import type { Outcome, Transport } from './transports.ts';

// A day with every mutation of a site at least once, by an allowed caller, with an input
// that is taken. Nouns bring their own calls (tests/nouns); those of no noun are here.

export type { Input };

const registrant = { name: 'Carla', email: 'carla@example.com', password: 'barca-a-vela-7' };

type Call = (name: string, input?: Input, as?: Person) => Promise<Outcome['data']>;
type Person = 'visitor' | 'guest' | 'leaver' | 'admin';

const enter = async (t: TestApp, call: Call): Promise<void> => {
  const { email } = registrant;
  await call('accounts.login', { email: 'ospite@example.com', password: PASSWORD }, 'visitor');
  await call('accounts.register', registrant, 'visitor');
  await call('accounts.resendConfirmation', { email }, 'visitor');
  await call(
    'accounts.confirmEmail',
    confirmationIn((await deliverMails(t.app)).at(-1)),
    'visitor',
  );
  await call('accounts.register', { ...registrant, email: 'denied@example.com' }, 'visitor');
  await call(
    'accounts.denyRegistration',
    confirmationIn((await deliverMails(t.app)).at(-1)),
    'visitor',
  );
  await call('accounts.forgotPassword', { email }, 'visitor');
  const token = passwordTokenIn((await deliverMails(t.app)).at(-1));
  await call('accounts.resetPassword', { token, password: 'remo-di-legno-8' }, 'visitor');
  await call('passkeys.offer', { currentPassword: PASSWORD }, 'guest');
  await call('passkeys.offerLogin', undefined, 'visitor');
  await call('passkeys.setPolicy', { staffNeedPasskey: false });
  await call('mailAnswers.setPolicy', { isOn: true });
  await call('mailAnswers.withdraw');
  // The session that the login has opened.
  await call('sessions.end', { id: 6 }, 'guest');
  await call('sessions.endOthers', undefined, 'guest');
};

const useNouns = async (use: Use): Promise<void> => {
  for (const { edited, day } of nouns) {
    if (edited?.notOnTheDay) continue;
    const id = (await edited?.make?.(use))?.id;
    if (edited) await use.call(edited.update, { ...(id && { id }), ...edited.change(1) });
    await day?.(use, id ?? 0);
    if (edited?.remove) await use.call(edited.remove, { id });
  }
};

const waitingGuestMails = async ({ app }: TestApp): Promise<number[]> => {
  const rows = await app.database
    .selectFrom('outboxMails')
    .select('id')
    .where('state', '=', 'WAITING')
    .where('kind', 'in', ['booking-requested', 'booking-confirmed', 'booking-cancelled'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

const closeUp = async (t: TestApp, call: Call): Promise<void> => {
  const [first, second] = await waitingGuestMails(t);
  await call('outbox.readdress', { id: first, email: 'giulia@example.org' });
  await call('outbox.dismiss', { id: second });
  await call('cleaning.withdrawLink');
  await call('cleaning.dismissFormerCleaners');
  await call('content.removeSample');
  const nobody = { email: 'nessuno@example.com' };
  await call('privacy.people', { search: 'nessuno' });
  await call('privacy.find', nobody);
  await call('privacy.export', nobody);
  await call('privacy.erase', nobody);
  await call('privacy.eraseMine', { currentPassword: PASSWORD }, 'leaver');
  await call('accounts.logout', undefined, 'guest');
};

type Day = { outcomes: Outcome[]; called: ReadonlySet<string> };

/**
 * Does it all by one transport; `change` may add to an input what is none of the caller's business. Fails
 * where a call is refused.
 */
export const spendDay = async (
  t: TestApp,
  transport: Transport,
  change: (name: string, input: Input | undefined) => Input | undefined,
): Promise<Day> => {
  const admin = await makeUser(t.app, 'ADMIN', { email: 'proprietaria@example.com' });
  const guest = await makeUser(t.app, 'USER', { email: 'ospite@example.com' });
  await makeUser(t.app, 'USER', { email: 'altro@example.com' });
  await makeUser(t.app, 'USER', { email: 'vecchio@example.com' });
  const leaver = await makeUser(t.app, 'USER', { email: 'va@example.com' });
  const tokens = {
    visitor: undefined,
    guest: guest.token,
    leaver: leaver.token,
    admin: admin.token,
  };
  const outcomes: Outcome[] = [];
  const called = new Set<string>();
  const call: Call = async (name, input, as = 'admin') => {
    called.add(name);
    const outcome = await transport(t, name, change(name, input), tokens[as]);
    expect(outcome, name).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
    outcomes.push(outcome);
    return outcome.data;
  };
  await enter(t, call);
  await useNouns({ call, picture: pictureOf(t, admin.token) });
  await closeUp(t, call);
  return { outcomes, called };
};

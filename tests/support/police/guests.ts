import type { TestApp } from '#tests/support/create-test-app.ts';

// A family of three and their stay.

const document = { documentKind: 'IDENT', documentNumber: 'CA12345AA', documentPlace: '412058091' };

const person = (name: string, own: Record<string, unknown> = {}) => ({
  ...{ kind: 'family-member', surname: 'Rossi', name, sex: 'F', birthDate: '1990-01-01' },
  ...{ birthPlace: '412058091', citizenship: '100000100' },
  ...own,
});

/** Who travels alone. */
export const single = (name: string, own: Record<string, unknown> = {}) =>
  person(name, { kind: 'single', ...document, ...own });

export const anna = person('Anna', { kind: 'family-head', ...document });
export const bruno = person('Bruno', { sex: 'M', birthDate: '1988-02-03' });
export const family = [anna, bruno, person('Carla', { birthDate: '2015-04-05' })];

/** A stay from today on with these guests. Returns its id. */
export const enterGuests = async (
  t: Pick<TestApp, 'rest'>,
  token: string,
  { guests = family, ...own }: { guests?: object[] } & Record<string, unknown> = {},
): Promise<number> => {
  const { body } = await t.rest('POST', '/bookings/enter', {
    token,
    body: {
      ...{ startDate: '2026-05-20', endDate: '2026-05-27', guestName: 'Anna Rossi' },
      numberOfGuests: guests.length,
      ...own,
    },
  });
  await t.rest('PUT', `/bookings/${body.id}/guests`, { token, body: { guests } });
  return body.id;
};

import fc from 'fast-check';
import { z } from 'zod';
import { describeCall, procedureNames } from '#tests/support/transports.ts';
import { type Fragment, fittingValue, wrongValue } from './fragments.ts';

/** A request as it goes onto the wire. */
export type HostileCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

export type DoorName = 'REST' | 'tRPC';

// They would end the session that all others are made with.
const LEFT_OUT = ['accounts.logout', 'sessions.end', 'sessions.endOthers'];

type Field = [name: string, value: Fragment];

/** Now and then a name that the call does not know, or that means something to the language. */
const strangeNames = fc.constantFrom('__proto__', 'constructor', 'id', 'role', '', 'a.b', '0', 'è');

/** Mostly the fields of a call's schema, so that some input passes the first checks. */
const fieldsFor = (schema: z.ZodType): fc.Arbitrary<Field[]> => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const own = Object.entries(properties).map(([name, node]) =>
    fc
      .oneof(
        {
          weight: 6,
          arbitrary: fittingValue(node).map((value) => JSON.stringify(value) ?? 'null'),
        },
        { weight: 3, arbitrary: wrongValue },
        { weight: 1, arbitrary: fc.constant(null) },
      )
      .map((value): Field[] => (value === null ? [] : [[name, value]])),
  );
  const strange = fc.array(fc.tuple(strangeNames, wrongValue), { maxLength: 1 });
  return fc
    .tuple(fc.tuple(...own), strange, fc.boolean())
    .map(([fields, more, twice]) => [
      ...fields.flat(),
      ...more,
      ...(twice ? (fields[0] ?? []) : []),
    ]);
};

const objectOf = (fields: readonly Field[]): Fragment =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

/** Any text in an address; unencodable text becomes invalid UTF-8. */
const inAddress = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80%FF';

const MAX_ADDRESS = 6_000;
const short = (text: string): string => inAddress(text.slice(0, MAX_ADDRESS)).slice(0, MAX_ADDRESS);

const asText = (value: Fragment): string => value.replace(/^"([\s\S]*)"$/, '$1');

const types = fc.oneof(
  { weight: 30, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'application/json; charset=x',
    ),
  },
);

const bodyOf = (fields: fc.Arbitrary<Field[]>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: fields.map(objectOf) }, { weight: 1, arbitrary: wrongValue });

const restCall = (name: string): fc.Arbitrary<HostileCall> => {
  const { openapi, reads, input } = describeCall(name);
  const { method = 'GET', path = '/' } = openapi ?? {};
  const fields = fieldsFor(input);
  return fc
    .record({ fields, body: bodyOf(fields), segment: wrongValue, fits: fc.boolean(), type: types })
    .map(({ fields: given, body, segment, fits, type }) => {
      const filled = path.replaceAll(/\{\w+\}/g, () =>
        fits ? '1' : short(asText(segment)) || '0',
      );
      const query = given.map(([field, value]) => `${inAddress(field)}=${short(asText(value))}`);
      const isBodyless = reads || method === 'DELETE';
      return {
        method,
        path: `/api${filled}${reads ? `?${query.join('&').slice(0, MAX_ADDRESS)}` : ''}`,
        headers: isBodyless ? {} : { 'content-type': type },
        body: isBodyless ? null : body,
      };
    });
};

const trpcCall = (name: string): fc.Arbitrary<HostileCall> => {
  const { reads, input } = describeCall(name);
  return fc
    .record({ body: bodyOf(fieldsFor(input)), batch: fc.boolean(), type: types, lost: fc.nat(40) })
    .map(({ body, batch, type, lost }) => {
      const whole = batch ? `{"0":${body}}` : body;
      const path = `/trpc/${lost === 0 ? `${name}.nothing` : name}`;
      const query = [...(batch ? ['batch=1'] : []), ...(reads ? [`input=${short(whole)}`] : [])];
      return {
        method: reads ? 'GET' : 'POST',
        path: `${path}?${query.join('&')}`,
        headers: reads ? {} : { 'content-type': type },
        body: reads ? null : whole,
      };
    });
};

const makers: Record<DoorName, (name: string) => fc.Arbitrary<HostileCall>> = {
  REST: restCall,
  tRPC: trpcCall,
};

/** So many calls of all procedures by one transport, the same ones for the same seed. */
export const hostileCalls = (transport: DoorName, count: number, seed: number): HostileCall[] => {
  const names = procedureNames
    .filter((name) => !LEFT_OUT.includes(name))
    .filter((name) => transport === 'tRPC' || describeCall(name).openapi !== undefined);
  return fc.sample(fc.oneof(...names.map(makers[transport])), { numRuns: count, seed });
};

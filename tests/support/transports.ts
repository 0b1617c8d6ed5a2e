import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import { appRouter } from '#server/app-router.ts';
import type { ProcedureMeta } from '#server/trpc/trpc.ts';
import type { TestApp } from './create-test-app.ts';

// REST and tRPC reach the same procedures. Rules are tested through one of them; the transport's own
// part (access, errors, versions, spellings), through both.

export type Outcome = {
  status: number;
  /** The error's code and text; undefined where the call was answered. */
  code?: string | undefined;
  text?: string | undefined;
  issues?: { path: string; message: string }[] | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  data?: any;
};

/** Who calls: the token of a session, a cookie, or nobody. */
export type Credential = string | { cookie: string } | undefined;

export const sentBy = (credential: Credential): Record<string, string> =>
  typeof credential === 'string' ? { authorization: `Bearer ${credential}` } : { ...credential };

type Input = Record<string, unknown> | undefined;

/** Calls a procedure by its dotted name, as in `bookings.create`. */
export type Transport = (
  t: TestApp,
  name: string,
  input?: Input,
  credential?: Credential,
) => Promise<Outcome>;

const procedures = appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>;

export const procedureNames = Object.keys(procedures);

/** The definition of a procedure, for both transports. */
export const describeCall = (name: string) => {
  const procedure = procedures[name];
  if (!procedure) throw new Error(`There is no procedure ${name}`);
  const { openapi } = (procedure._def.meta ?? {}) as ProcedureMeta;
  const [input = z.void()] = (procedure._def as unknown as { inputs: z.ZodType[] }).inputs;
  return { reads: procedure._def.type === 'query', openapi, input };
};

export const isQuery = (name: string): boolean => describeCall(name).reads;

/** False for a procedure that REST reaches by another procedure's path. */
export const hasRestPath = (name: string): boolean => describeCall(name).openapi !== undefined;

const filledPath = (path: string, input: Input): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(input?.[field])));

const asQuery = (input: Input): string => {
  const entries = Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
};

export const viaRest: Transport = async (t, name, input, credential) => {
  const { reads, openapi } = describeCall(name);
  if (!openapi) throw new Error(`${name} has no REST path`);
  const path = `${filledPath(openapi.path, input)}${reads ? asQuery(input) : ''}`;
  const { status, body } = await t.rest(openapi.method, path, {
    headers: sentBy(credential),
    ...(reads || input === undefined ? {} : { body: input }),
  });
  if (status < 400) return { status, data: body };
  return { status, code: body.code, text: body.error, issues: body.issues };
};

/** A browser's call of a mutation without input: the URL names it, and the body is empty. */
const asBatch = { query: '?batch=1', payload: '{}' };

export const viaTrpc: Transport = async (t, name, input, credential) => {
  const { reads } = describeCall(name);
  const json = input === undefined ? '' : JSON.stringify(input);
  const isBatch = !reads && input === undefined;
  const query = reads && json ? `?input=${encodeURIComponent(json)}` : '';
  const response = await t.server.inject({
    method: reads ? 'GET' : 'POST',
    url: `/trpc/${name}${isBatch ? asBatch.query : query}`,
    headers: {
      'content-type': 'application/json',
      ...sentBy(credential),
    },
    ...(reads ? {} : { payload: isBatch ? asBatch.payload : json }),
  });
  const [body] = [response.json()].flat();
  if (!body.error) return { status: response.statusCode, data: body.result.data };
  const { message, data } = body.error;
  return { status: data.httpStatus, code: data.appCode, text: message, issues: data.issues };
};

export const transports: [name: string, transport: Transport][] = [
  ['REST', viaRest],
  ['tRPC', viaTrpc],
];

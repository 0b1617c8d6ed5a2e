import type { AnyTRPCProcedure } from '@trpc/server';
import type { HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { Access } from '#server/trpc/access.ts';
import type { ProcedureMeta } from '#server/trpc/trpc.ts';
import { procedures } from './procedures.ts';

export type RestCall = {
  /** The procedure's dotted name, as in `bookings.create`. */
  name: string;
  methods: HTTPMethods[];
  /** The path under /api in Fastify's syntax: `/bookings/:id`. */
  path: string;
  status: 200 | 201;
  access: Access;
  /** Whether it may answer 404. */
  mayMiss: boolean;
  /** Whether it may answer 429, although it only reads. */
  isLimited: boolean;
  /** Whether it may answer 401 and 403, although it needs no caller. */
  logsIn: boolean;
  fileName: string | undefined;
  /** The content type of an answer that is not JSON. */
  fileType: string | undefined;
  input: z.ZodType;
  output: z.ZodType;
};

type Parsers = { inputs: z.ZodType[]; output: z.ZodType };

const toRestCall = (name: string, procedure: AnyTRPCProcedure): RestCall | null => {
  const { access, openapi, ...rest } = (procedure._def.meta ?? {}) as ProcedureMeta;
  if (!openapi || !access) return null;
  const { inputs, output } = procedure._def as unknown as Parsers;
  const [input = z.void()] = inputs;
  return {
    name,
    methods: rest.alsoPut ? [openapi.method, 'PUT'] : [openapi.method],
    path: openapi.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    status: rest.creates ? 201 : 200,
    access,
    mayMiss: rest.mayMiss ?? openapi.path.includes('{id}'),
    isLimited: rest.isLimited ?? false,
    logsIn: rest.logsIn ?? false,
    fileName: rest.fileName,
    fileType: rest.fileType,
    input,
    output,
  };
};

/** Every procedure that has a REST path. */
export const listRestCalls = (): RestCall[] =>
  [...procedures].flatMap(([name, procedure]) => toRestCall(name, procedure) ?? []);

/** Input of calls that write must be in the body, because URLs end up in logs. */
export const writes = ({ methods }: RestCall): boolean =>
  !methods.includes('GET') && !methods.includes('DELETE');

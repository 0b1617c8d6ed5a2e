import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { answerShortly } from '#server/trpc/short-way.ts';
import { procedures } from './procedures.ts';
import { createRequestContext } from './request-context.ts';

/** Calls in one request. The browser sends no more; each counts as a call of its own. */
export const MAX_BATCH_SIZE = 20;

type Query = { definition: unknown; path: string; input: unknown };

const inputsIn = (text: unknown, isBatch: boolean): Record<number, unknown> => {
  if (text === undefined) return {};
  const read = JSON.parse(String(text));
  return isBatch ? { ...read } : { 0: read };
};

const queriesIn = ({ params, query }: FastifyRequest): Query[] | null => {
  const { path } = params as { path: string };
  const { batch, input } = query as Record<string, unknown>;
  const isBatch = batch === '1';
  const paths = isBatch ? path.split(',') : [path];
  if (paths.length > MAX_BATCH_SIZE) return null;
  const inputs = inputsIn(input, isBatch);
  return paths.map((name, index) => ({
    definition: procedures.get(name)?._def,
    path: name,
    input: inputs[index],
  }));
};

const wantsStream = ({ headers }: FastifyRequest): boolean =>
  headers['trpc-accept'] !== undefined || headers.accept?.includes('application/jsonl') === true;

/**
 * The answer to queries that go well, as tRPC's own adapter writes it, which makes a Request, a
 * Response, a stream and a signal for each. Null for all else: the adapter says what is wrong.
 */
export const answerQueries = async (
  app: AppContext,
  request: FastifyRequest,
): Promise<string | null> => {
  if (request.method !== 'GET' || wantsStream(request)) return null;
  try {
    const queries = queriesIn(request);
    if (!queries || queries.some(({ definition }) => definition === undefined)) return null;
    const ctx = await createRequestContext(app, request);
    const answers = await Promise.all(
      queries.map(({ definition, path, input }) =>
        answerShortly(definition, { ctx, path, getRawInput: () => Promise.resolve(input) }),
      ),
    );
    if (answers.includes(null)) return null;
    const results = answers.map((answer) => ({ result: answer }));
    const { batch } = request.query as Record<string, unknown>;
    return JSON.stringify(batch === '1' ? results : results[0]);
  } catch {
    return null;
  }
};

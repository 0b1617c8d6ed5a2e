import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';

/** How long one expression is analysed, in milliseconds; the slowest of ours takes a tenth of it. */
const TIMEOUT_MS = 10_000;

/** Whether an expression's running time is linear in the length of the text. */
const isLinear = async (source: string, flags: string): Promise<boolean> =>
  (await check(source, flags, { timeout: TIMEOUT_MS })).status === 'safe';

type Expression = { source: string; flags: string };

const expressionsOf = (file: string, code: string): Expression[] => {
  const found: Expression[] = [];
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found;
};

/** The expressions of a file that long input could make slow, or that could not be analysed. */
export const slowExpressions = async (file: string, code: string): Promise<string[]> => {
  const slow: string[] = [];
  for (const { source, flags } of expressionsOf(file, code)) {
    if (!(await isLinear(source, flags))) slow.push(`/${source}/${flags}`);
  }
  return slow;
};

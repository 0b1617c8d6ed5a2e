import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';

/** How long one expression is analysed, in milliseconds; the slowest of ours takes a tenth of it. */
const TIMEOUT_MS = 10_000;

type Expression = { source: string; flags: string; line: number };

const expressionsOf = (file: string, code: string): Expression[] => {
  const found: Expression[] = [];
  const visitor = new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      const line = code.slice(0, node.start).split('\n').length;
      found.push({ source: node.regex.pattern, flags: node.regex.flags, line });
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found;
};

/** Why an expression's running time is not linear in the length of the text; null if it is. */
const slowness = async ({ source, flags }: Expression): Promise<string | null> => {
  const result = await check(source, flags, { timeout: TIMEOUT_MS });
  if (result.status === 'safe') return null;
  if (result.status === 'unknown') return `could not be analysed (${result.error.kind})`;
  return `takes more than linear time (${result.complexity.summary}), tried with ${result.attack.pattern}`;
};

/** The expressions of a file that long input could make slow, or that could not be analysed. */
export const slowExpressions = async (file: string, code: string): Promise<string[]> => {
  const slow: string[] = [];
  for (const expression of expressionsOf(file, code)) {
    const why = await slowness(expression);
    const { source, flags, line } = expression;
    if (why !== null) slow.push(`${file}:${line} /${source}/${flags} ${why}`);
  }
  return slow;
};

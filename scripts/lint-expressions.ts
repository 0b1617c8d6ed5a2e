import { globSync, readFileSync } from 'node:fs';
import { exit, stderr } from 'node:process';
import { slowExpressions } from './expressions.ts';

// Part of `npm run lint`: a text that somebody sends must not keep the process busy. Tests read their own.
const files = globSync('{src,migrations,scripts}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/*.gen.ts', '**/*.test.{ts,tsx}'],
});
let count = 0;
for (const file of files) {
  for (const expression of await slowExpressions(file, readFileSync(file, 'utf8'))) {
    stderr.write(`${file}: ${expression} may take more than linear time\n`);
    count += 1;
  }
}
// The checker is a process of its own, which would be waited for.
exit(count > 0 ? 1 : 0);

import { globSync, readFileSync } from 'node:fs';
import { exit, stderr } from 'node:process';
import { slowExpressions } from './slow-expressions.ts';

// Part of `npm run lint`: input must not be able to block the process through a slow regular
// expression. Tests are left out, because they only read their own text.
const files = globSync('{src,migrations,scripts}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/*.gen.ts', '**/*.test.{ts,tsx}'],
});
let count = 0;
for (const file of files) {
  for (const message of await slowExpressions(file, readFileSync(file, 'utf8'))) {
    stderr.write(`${message}\n`);
    count += 1;
  }
}
// The checker's child process would keep this one running.
exit(count > 0 ? 1 : 0);

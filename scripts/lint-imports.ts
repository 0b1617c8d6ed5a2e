import { globSync, readFileSync } from 'node:fs';
import { refusedImports } from './import-rules.ts';

// Part of `npm run lint`: which folder may import which, and which feature.
let count = 0;
for (const file of globSync('{src,migrations}/**/*.{ts,tsx,mjs}', { exclude: ['**/*.gen.ts'] })) {
  for (const { name, line, because } of refusedImports(file, readFileSync(file, 'utf8'))) {
    process.stderr.write(
      `${file}:${line} may not import ${name} (${because}; scripts/import-rules.ts)\n`,
    );
    count += 1;
  }
}
if (count > 0) process.exit(1);

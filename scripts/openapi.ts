import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApiDocument } from '#server/http/openapi-document.ts';

// `npm run build` and `npm run generate` write the document served at /api/openapi.json to a file, for
// other tools. `npm run openapi:lint` also checks it with the linter's recommended rules.
const OPENAPI = 'dist/openapi.json';

const lintDocument = async (): Promise<void> => {
  const { createConfig, lint } = await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: OPENAPI, config });
  for (const { severity, message, location } of problems) {
    process.stdout.write(`${severity}: ${message} (${location[0]?.pointer ?? OPENAPI})\n`);
  }
  process.stdout.write(`${OPENAPI}: ${problems.length} problems\n`);
  if (problems.length > 0) process.exit(1);
};

mkdirSync(dirname(OPENAPI), { recursive: true });
writeFileSync(OPENAPI, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
if (process.argv.includes('--lint')) await lintDocument();

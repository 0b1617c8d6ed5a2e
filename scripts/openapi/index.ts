import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApiDocument } from './document.ts';

// `npm run build` and `npm run generate` write the document that the site serves at /api/openapi.json.
// `npm run openapi:lint` also checks it.
const OPENAPI = 'dist/openapi.json';

/** The linter's recommended rules, and further ones for readers of the document. */
const rules = {
  'info-contact': 'error',
  'operation-description': 'error',
  'tag-description': 'error',
  'operation-tag-defined': 'error',
  'operation-singular-tag': 'error',
  'no-unused-components': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
} as const;

const lintDocument = async (): Promise<void> => {
  const { createConfig, lint } = await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended'], rules });
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

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readEnvironment } from '#server/config.ts';
import { openApiDocument } from '#server/http/documents/openapi-document.ts';

// `npm run build` and `npm run generate` write the document served at /api/openapi.json to a file, for
// other tools. `npm run openapi:lint` also checks it.
const OPENAPI = 'dist/openapi.json';

/** The linter's recommended rules, and what else a reader of the document needs. */
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
  // Whoever lints the document on a machine of their own has no other address.
  'no-server-example.com': 'off',
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
writeFileSync(OPENAPI, `${JSON.stringify(openApiDocument(readEnvironment()), null, 2)}\n`);
if (process.argv.includes('--lint')) await lintDocument();

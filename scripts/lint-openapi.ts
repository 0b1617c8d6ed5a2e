import { createConfig, lint } from '@redocly/openapi-core';

// `npm run openapi:lint`: the linter's recommended rules over the generated document.
const OPENAPI = 'docs/openapi.json';

const config = await createConfig({ extends: ['recommended'] });
const problems = await lint({ ref: OPENAPI, config });
for (const { severity, message, location } of problems) {
  process.stdout.write(`${severity}: ${message} (${location[0]?.pointer ?? OPENAPI})\n`);
}
process.stdout.write(`${OPENAPI}: ${problems.length} problems\n`);
if (problems.length > 0) process.exit(1);

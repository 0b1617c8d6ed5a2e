import { execFileSync } from 'node:child_process';

// `npm run test:zones`: the whole suite under different time zones, one after the other. Arguments
// after `--` go to the test runner: `npm run test:zones -- --project unit`.
const ZONES = ['UTC', 'Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati'];

for (const zone of ZONES) {
  process.stdout.write(`\nTZ=${zone}\n`);
  execFileSync('vitest', ['run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TZ: zone },
  });
}

import { execFileSync } from 'node:child_process';

// `npm run test:zones`: the whole suite as machines in other zones would run it, one after the other.
// What follows `--` goes to the runner: `npm run test:zones -- --project unit`.
const ZONES = ['UTC', 'Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati'];

for (const zone of ZONES) {
  process.stdout.write(`\nTZ=${zone}\n`);
  execFileSync('vitest', ['run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TZ: zone },
  });
}

import { parseArgs } from 'node:util';
import { AppError } from '#server/app-error.ts';
import { readEnvironment } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import {
  listAdministrators,
  removePasskeysOf,
  resetPasswordOf,
} from '#server/features/passkeys/way-back.service.ts';

// `npm run admin`: lists the administrators and gives one who is locked out access again. The site may
// be running.

const USAGE = `Usage:
  npm run admin                                  lists the administrators
  npm run admin -- EMAIL --new-password          gives one a new password
  npm run admin -- EMAIL --remove-passkeys       takes passkeys and recovery codes away
`;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'new-password': { type: 'boolean' }, 'remove-passkeys': { type: 'boolean' } },
});
const email = positionals[0]?.toLowerCase();
const wanted = Object.values(values).length > 0;
if (positionals.length > 1 || wanted === (email === undefined)) fail(USAGE);

const app = await createContext({ ...readEnvironment(), logLevel: 'silent' });
try {
  if (email === undefined) {
    for (const { name, passkeys, ...admin } of await listAdministrators(app)) {
      say(`${admin.email}  ${name}  passkeys: ${passkeys}`);
    }
  } else {
    if (values['remove-passkeys']) {
      say(`Passkeys removed: ${await removePasskeysOf(app, email)}. The password is the way in.`);
    }
    if (values['new-password']) {
      say(`New password of ${email}: ${await resetPasswordOf(app, email)}`);
      say('All sessions have ended. Change it in the profile after the login.');
    }
  }
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  fail(error.message);
} finally {
  await app.database.destroy();
}

import { assertSiteExists } from '#server/assert-startable.ts';
import { readEnvironment } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import {
  listAdministrators,
  passwordLinkOf,
  removePasskeysOf,
  resetPasswordOf,
} from '#server/features/passkeys/way-back.service.ts';
import { shellCommand } from '#server/shell-command.ts';
import { printLine, readArguments, runCommand, UsageError } from './run-command.ts';

// `npm run admin`: lists the administrators and restores the access of one who is locked out. The site
// may be running.

const USAGE = `Uso:
  ${shellCommand('admin')}
    elenca gli amministratori
  ${shellCommand('admin', 'EMAIL --new-password')}
    dà una nuova password, e la mostra
  ${shellCommand('admin', 'EMAIL --link')}
    mostra un link per sceglierne una, valido un'ora
  ${shellCommand('admin', 'EMAIL --remove-passkeys')}
    toglie le passkey e i codici di recupero`;

await runCommand(async () => {
  const { positionals, values } = readArguments(USAGE, {
    'new-password': { type: 'boolean' },
    link: { type: 'boolean' },
    'remove-passkeys': { type: 'boolean' },
  });
  const [given, ...more] = positionals;
  const email = given?.toLowerCase();
  const isWhole = (email === undefined) === (Object.keys(values).length === 0);
  if (!isWhole || more.length > 0) throw new UsageError(USAGE);

  const config = readEnvironment();
  assertSiteExists(config);
  const app = await createContext({ ...config, logLevel: 'silent' });
  try {
    if (email === undefined) {
      for (const admin of await listAdministrators(app)) {
        printLine(`${admin.email}  ${admin.name}  passkey: ${admin.passkeys}`);
      }
      return;
    }
    if (values['remove-passkeys']) {
      printLine(
        `Passkey tolte: ${await removePasskeysOf(app, email)}. Ora si entra con la password.`,
      );
    }
    if (values['new-password']) {
      printLine(`Nuova password di ${email}: ${await resetPasswordOf(app, email)}`);
      printLine('Tutte le sessioni sono finite. Dopo l’accesso cambiala nel profilo.');
    }
    if (values.link) {
      printLine(
        `Per scegliere una nuova password, entro un’ora: ${await passwordLinkOf(app, email)}`,
      );
    }
  } finally {
    await app.database.destroy();
  }
});

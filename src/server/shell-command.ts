import { existsSync } from 'node:fs';
import { env } from 'node:process';

type Machine = {
  /** Whether systemd runs this process with the settings that `deploy/as-site` takes. */
  isService: boolean;
  /** Whether npm installed the site: the archive for a server needs none. */
  hasNpm: boolean;
};

const thisMachine = (): Machine => ({
  isService: env.INVOCATION_ID !== undefined && existsSync('/etc/casa-vacanze.env'),
  hasNpm: existsSync('package-lock.json'),
});

/** A command of the server's shell, as it is typed in the site's folder on this machine. */
export const shellCommand = (
  name: 'admin' | 'migrate' | 'restore',
  args = '',
  { isService, hasNpm }: Machine = thisMachine(),
): string => {
  const given = args === '' ? '' : ` ${args}`;
  if (isService) return `deploy/as-site node scripts/${name}.ts${given}`;
  if (!hasNpm) return `node_modules/.bin/node scripts/${name}.ts${given}`;
  return `npm run ${name}${given && ` --${given}`}`;
};

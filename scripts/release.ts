import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, matchesGlob, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { version } from '#server/version.ts';
import { ensureBuild } from './ensure-build.ts';
import { releaseRefusals } from './release-refusals.ts';

// `npm run release`: the built site with its packages and its Node in one archive for each processor. A
// server unpacks it and starts; it needs no npm, no compiler and no network.
//   --out FOLDER   writes into another folder than `dist`
//   --arch x64     writes one archive only
//   --draft        for trying work in progress: any state of the sources, and "draft" in the names

const ARCHITECTURES = ['x64', 'arm64'];

/** The files that the server and its operator read. `dist` contains the pages' code. */
const INCLUDED = [
  ...['package.json', 'CHANGELOG.md', 'docs/operations.md', 'deploy', 'migrations'],
  ...['dist/client', 'dist/server', 'dist/openapi.json', 'src/server', 'src/shared'],
  // The commands of a server: the other scripts need npm, the repository or packages for development.
  'scripts/{admin,migrate,restore,run-command}.ts',
];

const LEFT_OUT = [
  '**/*.test.ts',
  // The files that npm needs to install.
  ...['package-lock.json', '.npmrc', 'node_modules/.package-lock.json'],
  // Files of packages for compiling, for development, or for other systems.
  'node_modules/**/*.{d.ts,d.mts,d.cts,map,md}',
  'node_modules/{typescript,@typescript,@types,@rollup}{,/**}',
  'node_modules/node-linux-*/{include,share}{,/**}',
  'node_modules/better-sqlite3/{deps,src}{,/**}',
  'node_modules/*/prebuilds/{darwin,freebsd,win32,linuxmusl}*{,/**}',
];

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    arch: { type: 'string', multiple: true },
    draft: { type: 'boolean', default: false },
  },
});
const outDir = resolve(values.out);
/** The name of the archives and of the folder in them. */
const label = values.draft ? `${version}-draft` : version;

/** The packages that run on the server, as npm installs them on a Linux with this processor. */
const installPackages = (folder: string, arch: string): void => {
  for (const file of ['package-lock.json', '.npmrc']) cpSync(file, join(folder, file));
  const target = ['--os=linux', `--cpu=${arch}`, '--libc=glibc'];
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', ...target], { cwd: folder });

  const bin = join(folder, 'node_modules/.bin');
  const node = `../node-linux-${arch}/bin/node`;
  if (!existsSync(join(bin, node))) throw new Error('A release needs npm 10 or later');
  rmSync(bin, { recursive: true });
  mkdirSync(bin);
  symlinkSync(node, join(bin, 'node'));
};

/** When the sources were last changed: every file is as old, so that the same sources make the same archive. */
const lastChange = (): Date =>
  new Date(execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' }).trim());

/** A server has no npm: its commands are in `docs/operations.md`. */
const removeNpmScripts = (folder: string): void => {
  const file = join(folder, 'package.json');
  const { scripts: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(rest, null, 2)}\n`);
};

/** Its one folder is named by the version too. Returns the archive's name. */
const writeArchive = async (cwd: string, arch: string): Promise<string> => {
  const name = `casa-vacanze-${label}-linux-${arch}.tar.gz`;
  const entries = readdirSync(cwd, { recursive: true, encoding: 'utf8' })
    .filter((path) => !LEFT_OUT.some((pattern) => matchesGlob(path, pattern)))
    .sort();
  await create(
    {
      ...{ cwd, file: join(outDir, name), prefix: label, gzip: true },
      ...{ noDirRecurse: true, portable: true, mtime: lastChange() },
      // The service must be able to read what root unpacks, however strict the umask was here.
      onWriteEntry: ({ stat }) => {
        if (stat) stat.mode |= stat.mode & 0o100 ? 0o755 : 0o644;
      },
    },
    entries,
  );
  return name;
};

const release = async (arch: string): Promise<string> => {
  const folder = mkdtempSync(join(outDir, '.release-'));
  try {
    for (const path of globSync(INCLUDED)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(path, join(folder, path), { recursive: true });
    }
    installPackages(folder, arch);
    removeNpmScripts(folder);
    return await writeArchive(folder, arch);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const refusals = values.draft ? [] : releaseRefusals('.', version);
if (refusals.length > 0) {
  process.stderr.write(`${refusals.join('\n')}\n`);
  process.exit(1);
}
ensureBuild();
mkdirSync(outDir, { recursive: true });
const checksums: string[] = [];
for (const arch of values.arch ?? ARCHITECTURES) {
  const name = await release(arch);
  const file = join(outDir, name);
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  checksums.push(`${sum}  ${name}\n`);
  process.stdout.write(`${file}  ${Math.round(statSync(file).size / 1e6)} MB\n`);
}
writeFileSync(join(outDir, 'SHA256SUMS'), checksums.join(''));

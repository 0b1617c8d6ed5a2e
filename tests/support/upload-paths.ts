// Known path traversal attacks on the folder of uploads.

const ups = ['..', '%2e%2e', '.%2e', '%2E.', '..;', '%c0%ae%c0%ae', '%252e%252e', '..%00', '....'];
const slashes = ['/', '%2f', '%2F', '\\', '%5c', '%255c', '//', '/./'];

/** How far up: a quick test tries one folder, a thorough one the folders above it too. */
type Ways = { name: string; depths: readonly number[] };

/** Addresses that lead elsewhere, were one of them taken at its word; `name` is an upload's. */
export const waysOut = ({ name, depths }: Ways): string[] => {
  const targets = ['site.db', 'secret.txt', 'etc/passwd', 'package.json', name];
  const starts = ['/uploads/', '/uploads//', '/uploads/./', '/Uploads/', `/uploads/${name}/`];
  return starts.flatMap((start) =>
    ups.flatMap((up) =>
      slashes.flatMap((slash) =>
        targets.flatMap((target) =>
          depths.map((depth) => `${start}${`${up}${slash}`.repeat(depth)}${target}`),
        ),
      ),
    ),
  );
};

/** Whether something of this machine's, and not of the site's, is in an answer. */
export const isFromElsewhere = (body: string, secret: string): boolean =>
  [secret, 'SQLite format', 'root:x:0:', '"dependencies":'].some((mark) => body.includes(mark));

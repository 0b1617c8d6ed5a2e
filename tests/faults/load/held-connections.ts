import { readFileSync } from 'node:fs';

const ESTABLISHED = '01';

/** The port in an address as the kernel writes it: '0100007F:1F90'. */
const portOf = (address = ''): number => Number.parseInt(address.split(':')[1] ?? '', 16);

/**
 * The clients' ports of the connections that a server on this machine still holds. Linux only: the
 * client itself cannot tell, for it notices an end only when it reads or writes.
 */
export const heldConnections = (serverPort: number): Set<number> => {
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const connections = rows.map((row) => row.trim().split(/\s+/));
  return new Set(
    connections
      .filter(([, local, , state]) => portOf(local) === serverPort && state === ESTABLISHED)
      .map(([, , remote]) => portOf(remote)),
  );
};

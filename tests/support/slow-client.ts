import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Each kind keeps a connection until the server ends it. */
export const slowKinds = ['nothing', 'head', 'body', 'unread body', 'reader'] as const;
export type SlowKind = (typeof slowKinds)[number];

export type SlowClient = {
  kind: SlowKind;
  /**
   * The client's port, to find its connection on the server's side: a client that reads nothing does
   * not notice that it was cut off.
   */
  port: number;
  leave(): void;
};

type SlowClientOptions = {
  port: number;
  /** The path of a file that does not fit the buffers between server and client. */
  largePath: string;
  /** How often it sends a byte, in milliseconds. */
  everyMs: number;
};

const post = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: casa\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n`;

const beginnings: Record<SlowKind, (largePath: string) => string> = {
  nothing: () => '',
  head: () => 'GET / HTTP/1.1\r\nHost: casa\r\nX-Slow: ',
  body: () => post('/api/contact'),
  // The server answers at once and ignores the rest of the body.
  'unread body': () => post('/nothing'),
  reader: (largePath) => `GET ${largePath} HTTP/1.1\r\nHost: casa\r\n\r\n`,
};

const keepsSending = new Set<SlowKind>(['head', 'body', 'unread body']);

/** Sends a byte now and then, until the server ends it. */
const drip = (socket: Socket, everyMs: number): void => {
  const timer = setInterval(() => socket.write('x'), everyMs);
  socket.once('close', () => clearInterval(timer));
};

/** Connects, and is then as slow as its kind wants it. */
export const startSlowClient = async (
  kind: SlowKind,
  { port, largePath, everyMs }: SlowClientOptions,
): Promise<SlowClient> => {
  const socket = connect(port, '127.0.0.1');
  // Being cut off is expected.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(beginnings[kind](largePath));
  if (keepsSending.has(kind)) drip(socket, everyMs);
  if (kind === 'reader') socket.pause();
  else socket.resume();
  return { kind, port: socket.localPort ?? 0, leave: () => socket.destroy() };
};

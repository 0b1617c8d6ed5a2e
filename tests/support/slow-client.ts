import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Each kind keeps a connection for as long as it is let. */
export const slowKinds = ['nothing', 'head', 'body', 'unread body', 'reader'] as const;
export type SlowKind = (typeof slowKinds)[number];

export type SlowClient = {
  kind: SlowKind;
  /** Its own, by which the server's side knows it: who reads nothing does not notice that it was cut off. */
  port: number;
  leave(): void;
};

type SlowClientOptions = {
  port: number;
  /** The path of something that is too large for what lies between server and client. */
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
  // Answered at once; what would come is of no use to anybody.
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
  // To be cut off is what it came for.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(beginnings[kind](largePath));
  if (keepsSending.has(kind)) drip(socket, everyMs);
  if (kind === 'reader') socket.pause();
  else socket.resume();
  return { kind, port: socket.localPort ?? 0, leave: () => socket.destroy() };
};

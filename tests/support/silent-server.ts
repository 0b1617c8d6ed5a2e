import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type SilentServer = {
  port: number;
  /** Resolves when the first client has connected. */
  connected: Promise<void>;
  close(): void;
};

/** A TCP server that accepts connections and sends only what `onSocket` sends. */
export const startSilentServer = async (
  onSocket: (socket: Socket) => void = () => undefined,
): Promise<SilentServer> => {
  const sockets = new Set<Socket>();
  const connected = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onSocket(socket);
    connected.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    port: address.port,
    connected: connected.promise,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

import type { FastifyInstance } from 'fastify';

/** Listens on a free port of the loopback and tells the benchmark where. */
export const serveBare = async (server: FastifyInstance): Promise<void> => {
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  process.on('disconnect', () => process.exit());
  process.send?.(url);
};

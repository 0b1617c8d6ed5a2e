import { argv } from 'node:process';
import Sqlite from 'better-sqlite3';
import fastify from 'fastify';
import { serveBare } from './serve-bare.ts';

const [, , databaseFile = '', today = ''] = argv;

type Row = { id: number; startDate: string; endDate: string; status: string };

const database = new Sqlite(databaseFile, { readonly: true });
const list = database.prepare<[string, string], Row>(
  `SELECT id, start_date AS startDate, end_date AS endDate, status
   FROM bookings
   WHERE occupied_until >= ? AND end_date >= ? AND status <> 'REJECTED'
   ORDER BY start_date`,
);

const server = fastify();
server.get('/api/bookings', (_request, reply) => {
  const bookings = list
    .all(today, today)
    .map((row) => ({ ...row, isBlocked: row.status === 'NOT_AVAILABLE' }));
  reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(bookings));
});
await serveBare(server);

import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { startQuietSite } from '#tests/bench/pinned-site.ts';
import { cpuMsOf, memoryOf } from '#tests/bench/process-usage.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import type { Site } from '#tests/support/start-site.ts';
import { sayHome, visitHomeDuring } from './home-visits.ts';

const SECONDS = 8;
const FORESEEN = [200, 302, 308, 400, 404, 429, 503];

const dayAfter = (days: number): string => addDays('2027-01-01', days);
const stay = (number: number): string =>
  `arrivo=${dayAfter(number % 300)}&partenza=${dayAfter((number % 300) + 1 + (number % 50))}&ospiti=${1 + (number % 6)}`;
const nowhere = ['/niente', '/pages/niente', '/blog/niente', '/gallery/niente'];

/** Every kind of address that takes parameters and needs no login, as a new one for each number. */
const kinds: Record<string, (number: number) => string> = {
  'the home page with a stay': (number) => `/?${stay(number)}`,
  'the home page in German with a stay': (number) => `/de?${stay(number)}`,
  'the home page with other queries': (number) => `/?utm_source=${number}`,
  'addresses that do not exist': (number) => `${nowhere[number % nowhere.length]}-${number}`,
  'pages of the blog': (number) => `/blog?page=${2 + number}`,
  'pages behind mailed links': (number) => `/reset-password/niente-${number}`,
  'a confirmation’s page': (number) => `/confirm-email?token=${number}&email=a%40example.com`,
  'generated avatars': (number) => `/avatars/adventurer/${number}.svg`,
  uploads: (number) => `/uploads/${number}.webp`,
  'secret addresses': (number) => `/calendar/${'0'.repeat(36)}${1e6 + number}.ics`,
  'prices of a stay, by REST': (number) =>
    `/api/quote?startDate=${dayAfter(number % 300)}&endDate=${dayAfter((number % 300) + 7)}&numberOfGuests=4`,
  'the calendar, by REST': (number) => `/api/bookings?_=${number}`,
  'posts, by REST': (number) => `/api/blog?page=${1 + number}&limit=60`,
  'ten calls at once, by tRPC': (number) =>
    `/trpc/${Array(10).fill('property.get').join(',')}?batch=1&_=${number}`,
};

/** The status of an answer; 'no answer' if the server took too long to accept the connection. */
const statusOf = async (address: string, client: string): Promise<string> => {
  try {
    const answer = await fetch(address, {
      headers: { 'x-forwarded-for': client },
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    if (FORESEEN.includes(answer.status)) return String(answer.status);
  } catch {
    return 'no answer';
  }
  throw new Error(`${address} is not answered as foreseen`);
};

/** @param isCrowd whether each request comes from another client; otherwise all from one */
const ask = async (
  { url }: Site,
  perSecond: number,
  isCrowd: boolean,
  addressOf: (number: number) => string,
): Promise<string> => {
  const counts: Record<string, number> = {};
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < perSecond * SECONDS; number += 1) {
    const rest = began + (number * 1000) / perSecond - performance.now();
    if (rest > 0) await wait(rest);
    const client = `2001:db8:${isCrowd ? number.toString(16) : '0'}::1`;
    const answered = statusOf(`${url}${addressOf(number)}`, client).then((status) => {
      counts[status] = (counts[status] ?? 0) + 1;
    });
    asked.push(answered);
  }
  await Promise.all(asked);
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
};

/** H2: the cached home page while each kind of address is requested with ever new parameters. */
export const floodedAddresses = async (perSecond: number): Promise<FaultRow[]> => {
  const site = await startQuietSite({ settings: { TRUST_PROXY: '127.0.0.1' } });
  try {
    await visitHomeDuring(site, () => wait(5000));
    const quiet = await visitHomeDuring(site, () => wait(SECONDS * 1000));
    const rows: FaultRow[] = [{ id: 'H2', found: `the cached home page alone: ${sayHome(quiet)}` }];
    for (const [name, addressOf] of Object.entries(kinds)) {
      for (const isCrowd of [false, true]) {
        const [cpu, memory] = [cpuMsOf(site.pid), memoryOf(site.pid).own];
        let answers = '';
        const from = isCrowd ? 'many clients' : 'one client';
        const home = await visitHomeDuring(site, async () => {
          answers = await ask(site, perSecond, isCrowd, addressOf);
        }).catch((cause: unknown) => {
          throw new Error(`${name}, from ${from}`, { cause });
        });
        const cpuShare = (cpuMsOf(site.pid) - cpu) / (SECONDS * 10);
        rows.push({
          id: 'H2',
          found: `${name}, ${perSecond} a second from ${from}: home ${sayHome(home)}; processor ${cpuShare.toFixed(0)} %; memory ${(memoryOf(site.pid).own - memory).toFixed(0)} MB more; ${answers}`,
        });
      }
    }
    return rows;
  } finally {
    await site.close();
  }
};

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The nights of an event, the second day excluded. */
export type FedNights = [uid: string, startDate: string, until: string, summary?: string];

const day = (date: string): string => date.replaceAll('-', '');

/** A feed as other sites write it. */
export const feedOf = (...events: FedNights[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(([uid, startDate, until, summary = 'Reserved']) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${day(startDate)}`,
      `DTEND;VALUE=DATE:${day(until)}`,
      `SUMMARY:${summary}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export type FeedServer = {
  url: string;
  /** The answer from now on: a text, or a function. */
  answer(next: string | Answer): void;
  requests: IncomingMessage[];
  close(): Promise<void>;
};

/** Another site's server, on loopback. */
export const startFeedServer = async (first: string | Answer = feedOf()): Promise<FeedServer> => {
  let next: string | Answer = first;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    if (typeof next === 'function') next(request, response);
    else response.setHeader('content-type', 'text/calendar').end(next);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/calendar/ical/4711.ics?s=segretissimo`,
    answer: (answer) => {
      next = answer;
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

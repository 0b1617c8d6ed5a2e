import type { FastifyInstance, FastifyRequest } from 'fastify';

// Bodies of HTML forms, for pages that work without JavaScript.

/** Takes forms and nothing else, as an object with the last value of each field. The limit is in bytes, inclusive. */
export const takeFormsOnly = (server: FastifyInstance, bodyLimit: number): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
};

/** Another site can make its visitors' browsers send forms, which it cannot do with JSON. */
export const isFromElsewhere = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site';

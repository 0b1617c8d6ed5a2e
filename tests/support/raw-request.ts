import { request } from 'node:http';

export type RawAnswer = {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
};

/** Asks for a path exactly as written, with any headers: `fetch` would tidy both. */
export const rawRequest = (
  baseUrl: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    request(baseUrl, { path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });

import { get } from 'node:http';

export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** As it came over the wire, still encoded. */
  body: Buffer;
};

/** One GET without any decoding. */
export const getRaw = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
  });

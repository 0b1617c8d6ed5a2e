import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DriveCall, DriveFault } from './faults.ts';

/** A request that the server knows. */
export type Call = {
  kind: DriveCall;
  /** The file it is about; empty for none. */
  id: string;
  query: URLSearchParams;
  request: IncomingMessage;
  fault: DriveFault | undefined;
};

export type Answer = {
  status: number;
  /** Goes out as JSON. */
  body?: unknown;
  bytes?: Buffer;
  headers?: Record<string, string>;
  /** Breaks the connection after half of it. */
  isBroken?: boolean;
};

export const refusal = (
  status: number,
  reason: string,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  body: { error: { code: status, errors: [{ reason }], message: reason } },
  headers,
});

export const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

export const deliver = (response: ServerResponse, answer: Answer): void => {
  const { status, body, headers, isBroken } = answer;
  const bytes = answer.bytes ?? Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const type = answer.bytes ? 'application/octet-stream' : 'application/json';
  response.writeHead(status, {
    'content-type': type,
    ...(status === 204 ? {} : { 'content-length': bytes.length }),
    ...headers,
  });
  if (isBroken) response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  else response.end(bytes);
};

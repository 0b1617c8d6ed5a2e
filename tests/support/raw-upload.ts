import { type ClientRequest, request } from 'node:http';
import { fileFrame, MULTIPART } from './upload.ts';

export type UploadAnswer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  body: any;
};

export type RawUpload = {
  /**
   * Sends bytes of the file, as fast as the site reads them. False once there is an answer, or no
   * connection.
   */
  send(bytes: Buffer): Promise<boolean>;
  /** Ends the file and the form. */
  finish(): void;
  /** Goes away in the middle. */
  abort(): void;
  /** The answer; rejects if the connection ended before it. */
  answer: Promise<UploadAnswer>;
  request: ClientRequest;
};

type RawUploadOptions = {
  url: string;
  token?: string;
  /** Bytes of the file, to be announced; unannounced they go in chunks. */
  fileBytes?: number;
};

const readAnswer = (sent: ClientRequest): Promise<UploadAnswer> =>
  new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || 'null') }),
      );
      response.on('error', reject);
    });
  });

const untilDrained = (sent: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      sent.off('drain', settle).off('close', settle);
      resolve();
    };
    sent.once('drain', settle).once('close', settle);
  });

/** An upload whose bytes the test itself sends, over a real connection. */
export const startUpload = ({ url, token, fileBytes }: RawUploadOptions): RawUpload => {
  const { before, after } = fileFrame();
  const sent = request(`${url}/api/media`, {
    method: 'POST',
    headers: {
      'content-type': MULTIPART,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(fileBytes === undefined
        ? {}
        : { 'content-length': before.length + fileBytes + after.length }),
    },
  });
  const answer = readAnswer(sent);
  let isOver = false;
  const over = answer.then(
    () => undefined,
    () => undefined,
  );
  over.then(() => {
    isOver = true;
  });
  const isOpen = (): boolean => !isOver && !sent.destroyed && sent.writable;
  sent.write(before);
  return {
    request: sent,
    answer,
    send: async (bytes) => {
      if (!isOpen()) return false;
      if (!sent.write(bytes)) await Promise.race([untilDrained(sent), over]);
      return isOpen();
    },
    finish: () => {
      sent.end(after);
    },
    abort: () => {
      sent.destroy();
    },
  };
};

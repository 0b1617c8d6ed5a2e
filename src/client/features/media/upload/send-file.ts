import { readToken } from '#client/session/token.ts';
import { failureOf, noAnswer, UploadError } from './upload-failure.ts';

// XMLHttpRequest, since `fetch` reports no upload progress.
const openRequest = (address: string): XMLHttpRequest => {
  const request = new XMLHttpRequest();
  request.open('POST', address);
  const token = readToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  return request;
};

const answerOf = (request: XMLHttpRequest): string => {
  const { status, responseText } = request;
  if (status === 0) throw new UploadError(noAnswer());
  if (status !== 201) {
    throw new UploadError(
      failureOf(status, responseText, request.getResponseHeader('x-request-id')),
    );
  }
  return responseText;
};

type SendOptions<Answer> = {
  address: string;
  /** Parses the response body. */
  parse: (body: string) => Answer;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  contentHash?: string | undefined;
};

export const sendFile = <Answer>(file: File, options: SendOptions<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { address, parse, signal, onProgress, contentHash } = options;
    const request = openRequest(address);
    const form = new FormData();
    if (contentHash) form.set('contentHash', contentHash);
    form.set('file', file);
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded }) =>
      // Includes the multipart envelope.
      onProgress(Math.min(loaded, file.size));
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
      try {
        resolve(parse(answerOf(request)));
      } catch (error) {
        reject(error);
      }
    };
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });

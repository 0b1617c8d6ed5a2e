import { readToken } from '#client/features/accounts/session/token.ts';
import { failureOf, noAnswer, UploadError } from './upload-failure.ts';

// NOTE: the browser's own request of the old kind, since `fetch` does not tell how much has gone out.
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
  /** Where it goes. */
  address: string;
  /** Makes of the body what the server answers there. */
  read: (body: string) => Answer;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
};

/** Sends one file. The envelope around it counts as part of its bytes. */
export const sendFile = <Answer>(file: File, options: SendOptions<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { address, read, signal, onProgress } = options;
    const request = openRequest(address);
    const form = new FormData();
    form.set('file', file);
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
      try {
        resolve(read(answerOf(request)));
      } catch (error) {
        reject(error);
      }
    };
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });

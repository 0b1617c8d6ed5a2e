import { readToken } from '#client/features/accounts/session/token.ts';
import type { Media } from '#shared/media.schema.ts';
import { failureOf, noAnswer, UploadError } from './upload-failure.ts';
import type { SendFile } from './upload-queue.ts';

const UPLOAD_ADDRESS = '/api/media';

// NOTE: the browser's own request of the old kind, since `fetch` does not tell how much has gone out.
const openRequest = (): XMLHttpRequest => {
  const request = new XMLHttpRequest();
  request.open('POST', UPLOAD_ADDRESS);
  const token = readToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  return request;
};

const answerOf = (request: XMLHttpRequest): Media => {
  const { status, responseText } = request;
  if (status === 0) throw new UploadError(noAnswer());
  if (status !== 201) {
    throw new UploadError(
      failureOf(status, responseText, request.getResponseHeader('x-request-id')),
    );
  }
  return JSON.parse(responseText) as Media;
};

/** Sends one file. The envelope around it counts as part of its bytes. */
export const sendFile: SendFile = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = openRequest();
    const form = new FormData();
    form.set('file', file);
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
      try {
        resolve(answerOf(request));
      } catch (error) {
        reject(error);
      }
    };
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });

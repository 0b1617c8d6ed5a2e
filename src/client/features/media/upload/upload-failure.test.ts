import { describe, expect, it } from 'vitest';
import { failureFrom, failureOf, noAnswer, UploadError } from './upload-failure.ts';

const answer = (value: unknown): string => JSON.stringify(value);

describe('failureOf', () => {
  it('shows the message and the code of the server', () => {
    const body = answer({
      error: "L'immagine supera i 5 MB consentiti.",
      message: "L'immagine supera i 5 MB consentiti.",
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(failureOf(413, body, 'abc-1')).toEqual({
      message: "L'immagine supera i 5 MB consentiti.",
      hint: null,
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      requestId: 'abc-1',
      canRetry: false,
    });
  });

  it.each(['', '<html>', 'null', '[]', '{}', '{"error":""}', '{"error":7,"code":"NO_SUCH"}'])(
    'falls back to its own message where the response is %j',
    (body) => {
      expect(failureOf(502, body, null)).toMatchObject({
        message: 'Errore nel caricamento del file',
        code: null,
      });
    },
  );

  it('takes the hint from an issue with another message', () => {
    const issues = [
      { path: 'file', message: 'No' },
      { path: 'file', message: 'Serve un mp4.' },
    ];
    expect(failureOf(415, answer({ error: 'No', issues }), null).hint).toBe('Serve un mp4.');
    expect(failureOf(415, answer({ error: 'No', issues: [null, 7] }), null).hint).toBeNull();
  });

  it.each([
    [400, false],
    [401, true],
    [413, false],
    [415, false],
    [429, true],
    [500, true],
    [503, true],
  ])('after status %i retrying may help: %s', (status, canRetry) => {
    expect(failureOf(status, '', null).canRetry).toBe(canRetry);
  });
});

describe('failureFrom', () => {
  it('returns the failure of an UploadError', () => {
    const failure = noAnswer();
    expect(failureFrom(new UploadError(failure))).toBe(failure);
  });

  it('shows no technical message', () => {
    expect(failureFrom(new TypeError('x is undefined')).message).toBe(
      'Errore nel caricamento del file',
    );
  });
});

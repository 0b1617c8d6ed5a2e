import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { errorText, isUnreadable } from './api-error.ts';

const serverError = (appCode: ErrorCode) =>
  Object.assign(new TRPCClientError(errorCodes[appCode].message), {
    data: { appCode, httpStatus: errorCodes[appCode].status, issues: [] },
  });

const FAILED = 'Errore nel creare la prenotazione';

it.each([
  ['INTERNAL', `${FAILED}. Qualcosa è andato storto. Riprova tra poco.`],
  ['UNAVAILABLE', `${FAILED}. Il sito non è disponibile in questo momento. Riprova tra poco.`],
  ['DATES_TAKEN', 'Le date selezionate non sono disponibili'],
  ['TOO_MANY_REQUESTS', 'Troppi tentativi: riprova tra qualche minuto.'],
] as const)('of %s', (code, text) => {
  expect(errorText(serverError(code), FAILED)).toBe(text);
  expect(errorText(serverError(code), `${FAILED}.`)).toBe(text);
});

it('never repeats a message or invents a reason', () => {
  const { message } = errorCodes.INTERNAL;
  expect(errorText(serverError('INTERNAL'), message)).toBe(message);
  expect(errorText(serverError('INTERNAL'), '')).toBe(message);
  const unanswered = new TypeError('Failed to fetch');
  expect(errorText(unanswered, FAILED)).toBe(FAILED);
  expect(errorText(unanswered, FAILED, 'La risposta non è arrivata')).toBe(
    'La risposta non è arrivata',
  );
});

it('tells an answer that cannot be read from a missing one and from a refusal', () => {
  const answered = { meta: { response: new Response('', { status: 502 }) } };
  const unreadable = Object.assign(new TRPCClientError('Unexpected token'), answered);
  expect(isUnreadable(unreadable)).toBe(true);
  expect(isUnreadable(Object.assign(serverError('INTERNAL'), answered))).toBe(false);
  expect(isUnreadable(new TRPCClientError('Failed to fetch'))).toBe(false);
  expect(isUnreadable(new TypeError('Failed to fetch'))).toBe(false);
});

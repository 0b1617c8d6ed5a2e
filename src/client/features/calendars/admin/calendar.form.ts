import type { UseFormReturn } from 'react-hook-form';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type Calendar,
  type CalendarKind,
  createCalendarInput,
  type UpdateOwnCalendarInput,
  updateCalendarInput,
} from '#shared/calendars.schema.ts';

export const calendarFailures = {
  load: 'Errore nel caricamento dei calendari',
  create: 'Il calendario non è stato aggiunto',
  update: 'Il calendario non è stato salvato',
  delete: 'Il calendario non è stato eliminato',
  read: 'Il calendario non è stato letto',
  answer: 'La risposta non è stata salvata',
  renew: 'L’indirizzo non è stato rinnovato',
  same: 'Non è stato possibile segnarlo',
} as const;

export type CalendarValues = {
  kind: CalendarKind;
  name: string;
  /** Empty for the one that is stored. */
  url: string;
  takesClosed: boolean;
  exportsRequests: boolean;
  enabled: boolean;
};

export type CalendarForm = UseFormReturn<CalendarValues>;

export const calendarNames = {
  kind: 'Sito',
  name: 'Nome',
  url: 'Indirizzo del calendario',
  takesClosed: 'Blocca anche le notti chiuse là ma non prenotate',
  exportsRequests: 'Comunica all’altro sito anche le richieste in attesa',
  enabled: 'Leggi questo calendario',
} as const satisfies FieldNames<CalendarValues>;

export const ownCalendarNames = {
  showsNames: 'Mostra i nomi degli ospiti',
} as const satisfies FieldNames<UpdateOwnCalendarInput>;

export const calendarFields = keysOf(calendarNames);

export const newCalendar: CalendarValues = {
  kind: 'airbnb',
  name: 'Airbnb',
  url: '',
  takesClosed: false,
  exportsRequests: false,
  enabled: true,
};

export const valuesOf = (saved: Calendar): CalendarValues => ({
  kind: saved.kind,
  name: saved.name,
  url: '',
  takesClosed: saved.takesClosed,
  exportsRequests: saved.exportsRequests,
  enabled: saved.enabled,
});

export const createResolver = schemaResolver<CalendarValues>(async () => ({
  schema: createCalendarInput,
}));

export const updateResolver = schemaResolver<CalendarValues>(async () => ({
  schema: updateCalendarInput.omit({ id: true, seenVersion: true }),
}));

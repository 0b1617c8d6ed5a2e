import { z } from 'zod';
import { byId, optionalText, stayDate } from '#shared/forms/fields.schema.ts';

// Inputs for days that staff make unavailable. Specification, section 7.

export const blockDatesInput = z.object({
  startDate: stayDate('Seleziona la data iniziale'),
  endDate: stayDate('Seleziona la data finale'),
  reason: optionalText(200).default(''),
});
export type BlockDatesInput = z.infer<typeof blockDatesInput>;

export const setReasonInput = byId.extend({ reason: optionalText(200) });
export type SetReasonInput = z.infer<typeof setReasonInput>;

import { z } from 'zod';
import { emailAddress, optionalText, requiredLine } from './fields.schema.ts';

// Messages to the owners. Specification, section 5 (contact form).

const nameTooShort = 'Il nome deve essere lungo almeno due caratteri';
const emailInvalid = 'Per favore inserisci una email valida';
const messageTooShort = 'Il messaggio deve essere lungo almeno 10 caratteri';

export const createMessageInput = z.object({
  name: requiredLine(nameTooShort, 100).min(2, nameTooShort),
  email: emailAddress({ required: emailInvalid, invalid: emailInvalid }),
  phone: optionalText(40).optional(),
  message: optionalText(5000).min(10, messageTooShort),
});
export type CreateMessageInput = z.infer<typeof createMessageInput>;

import { z } from 'zod';
import { emailAddress, entityId, instant } from './fields.schema.ts';
import { roles } from './roles.ts';

export const user = z.object({
  id: entityId,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  avatar: z.string().nullable(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

/** A password of any length up to 128 is tried; a longer one is refused before it costs a hash. */
const passwordToTry = z
  .string({ error: 'La password è obbligatoria' })
  .min(1, 'La password è obbligatoria')
  .max(128, 'La password è troppo lunga: al massimo 128 caratteri.');

export const loginInput = z.object({
  email: emailAddress({ required: "L'email è obbligatoria", invalid: "Inserisci un'email valida" }),
  password: passwordToTry,
});
export type LoginInput = z.infer<typeof loginInput>;

/** `token` goes into the Authorization header as `Bearer <token>`. */
export const loginAnswer = z.object({ token: z.string(), user });
export const userAnswer = z.object({ user });

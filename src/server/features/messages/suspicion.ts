import type { CreateMessageInput } from '#shared/messages.schema.ts';

/** Nobody reads the form, writes ten letters and presses the button in less. */
const SECONDS_OF_A_PERSON = 2;

/** Whether a message was probably sent by a script: it filled what no person sees, or was too quick. */
export const isSuspicious = ({
  website = '',
  secondsToFill = SECONDS_OF_A_PERSON,
}: CreateMessageInput): boolean => website !== '' || secondsToFill < SECONDS_OF_A_PERSON;

import type { InputIssue } from '#shared/error-codes.ts';
import { PRIVACY_NOT_ACCEPTED } from '#shared/forms/plain-forms.ts';
import type { CreateMessageInput } from '#shared/messages.schema.ts';

export type ContactFormValues = {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Honeypot: invisible to people. */
  website: string;
  privacy: boolean;
};

export const contactFields = ['name', 'email', 'phone', 'message'] as const;

export const emptyContact: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
  website: '',
  privacy: false,
};

/** Leaves out an empty phone number. */
export const toMessage = (
  { name, email, phone, message, website }: ContactFormValues,
  secondsToFill: number | null,
): CreateMessageInput => ({
  name,
  email,
  message,
  website,
  ...(phone.trim() && { phone }),
  ...(secondsToFill !== null && { secondsToFill }),
});

export const privacyIssues = ({ privacy }: ContactFormValues): InputIssue[] =>
  privacy ? [] : [{ path: 'privacy', message: PRIVACY_NOT_ACCEPTED }];

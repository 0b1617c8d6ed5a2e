import { emailRule, type FieldRules, lineRule, textRule } from './forms/field-rules.ts';
import { text } from './texts/texts.ts';

type ContactForm = { name: string; email: string; phone: string; message: string };

const nameTooShort = text('contact.nameTooShort');
const emailInvalid = text('contact.emailInvalid');

/** What the contact form checks. Specification, section 5. */
export const contactFormRules: FieldRules<ContactForm> = {
  name: lineRule({ min: 2, max: 100, missing: nameTooShort }),
  email: emailRule({ required: emailInvalid, invalid: emailInvalid }),
  phone: lineRule({ max: 40 }),
  message: textRule({ min: 10, max: 5000, missing: text('contact.messageTooShort') }),
};

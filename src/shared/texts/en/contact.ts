import type { Translation } from '#shared/languages/translator.ts';
import type { contact as italian } from '#shared/texts/it/contact.ts';

export const contact: Translation<typeof italian> = {
  page: 'Contact',
  title: 'Contact us',
  intro: 'A question about the house, the island or your journey? Write to us.',
  // For search engines: one of the first two, and then the third.
  writeToHouse: 'Write to {house}',
  writeToUs: 'Write to us',
  topics: 'questions about the house, your dates, your journey',
  name: 'Name',
  phone: 'Phone',
  message: 'Message',
  // A field that people do not see.
  leaveEmpty: 'Leave this field empty',
  privacy: 'I have read and accept the <0>privacy notice</0>',
  send: 'Send message',
  slow: 'Your message is on its way and we are waiting for the server to respond. There is no need to send it again, and nothing you have written will be lost.',
  sent: 'Your message has been sent!',
  thanks: 'Thank you for your message',
  answerComes: 'We will reply by email to <0>{email}</0>.',
  readByUs: 'We will read your message and reply from our own email account.',
  writeAnother: 'Write another message',
  sendFailed: 'Your message could not be sent',
  unanswered:
    'The server did not answer, so we cannot say whether your message has reached us. You can send it again: it will count only once.',
  nameTooShort: 'Your name must be at least two characters long',
  emailInvalid: 'Please enter a valid email address',
  messageTooShort: 'Your message must be at least 10 characters long',
  privacyNotAccepted: 'To send the message, please accept the privacy notice.',
};

import type { account as italian } from '#shared/texts/it/account.ts';
import type { Translation } from '#shared/translator.ts';

export const account = {
  // Fields.
  name: 'Name',
  password: 'Password',
  passwordAgain: 'Repeat the password',
  newPassword: 'New password',
  newPasswordAgain: 'Repeat the new password',
  /** Below a new password, as long as it is empty. */
  passwordLength: 'At least {min} characters.',
  /** Below a new password, while it is typed. */
  strengthShort: 'Still too short.',
  strengthWeak: 'Weak: quickly guessed.',
  strengthFair: 'Fair: a longer one would be safer.',
  strengthGood: 'Good: not easy to guess.',
  strengthStrong: 'Excellent: very hard to guess.',

  // What is wrong with a field, or with a link.
  nameRequired: 'Please enter a name',
  nameTooShort: 'The name needs at least {min} characters.',
  emailRequired: 'Please enter an email address',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter a password',
  passwordTooLong: 'The password is too long: {max} characters at most.',
  passwordTooShort: 'The password needs at least {min} characters.',
  passwordsDiffer: 'The two passwords are not the same',
  passwordsDifferAtReset: 'The passwords are not the same',
  privacyRequired: 'Please accept the privacy policy to register.',
  linkInvalid: 'The link is not valid.',
  linkIncomplete: 'The link is incomplete: its code or the email address is missing.',
  linkGarbled: 'The link arrived damaged: open it from the email again, or copy all of it.',
  deviceInvalid: 'The code of this device is not valid.',

  // Login.
  loginTitle: 'Log in',
  loginLead: 'Log in with your email address and password.',
  loginLeadToContinue: 'To continue, please log in with your email address and password.',
  loginButton: 'Log in',
  forgotLink: 'Forgotten your password?',
  noAccount: 'No account yet? <0>Register</0>',
  resendOffer: 'Send the confirmation email again',
  passkeyLogin: 'Log in with a passkey',

  // Registration.
  registerTitle: 'Register',
  registerLead: 'With an account you can follow your booking requests and write a review.',
  registerButton: 'Register',
  hasAccount: 'Already have an account? <0>Log in</0>',
  privacyConsent: 'I have read and accept the <0>privacy policy</0>',
  /** For screen readers, after the words of a link. */
  opensNewTab: '(opens in a new tab)',
  registeredTitle: 'Registration requested',
  registeredHeading: 'Confirm your email address',
  registeredDone: 'Your registration has been sent: please check your email!',
  /** Three steps, numbered. */
  stepOpen: 'Open the mailbox of <0>{email}</0>: an email arrives within a few minutes.',
  stepOpenAny: 'Open your mailbox: an email arrives within a few minutes.',
  /** The words in quotes are those of the button in the mail. */
  stepPress: 'Press “Confirm your email address”. The link is valid for 48 hours.',
  stepDone: 'Done: from then on the account is yours, and you can log in.',
  nothingArrives:
    'Nothing arrives? Sometimes the email ends up in the spam folder; if it is not there either, we will send you another.',
  wrongAddress: 'Did you mistype your address? <0>Register again</0>',
  isConfirmed: 'Your email address is confirmed: there is nothing else to do.',

  // The link that confirms an address.
  confirmTitle: 'Confirm your email address',
  confirmLead: 'The last step: the link in the email tells us that the address really is yours.',
  confirming: 'One moment: we are confirming your email address…',
  confirmed: 'Your email address has been confirmed!',
  choosePasswordWhy:
    'To be safe, please choose your password now: the registration came from another device or another network, and the password typed then is no longer valid.',
  choosePassword: 'Choose your password',
  goOn: 'Continue to the site',
  toLogin: 'Go to the login',
  askConfirmation: 'Ask for a new confirmation',
  confirmFailed: 'Your email address could not be confirmed.',
  confirmUnanswered: 'Something went wrong while confirming your email address.',

  // That mail once more.
  /** Where an address waits: beside the menu, in the login. */
  unconfirmed: 'Your email address is waiting to be confirmed. <0>Send the email again</0>',
  resendTitle: 'Send the confirmation again',
  resendLead:
    'The confirmation link is valid for 48 hours. If it has expired, or if the email has not arrived, we will send you another.',
  resendButton: 'Send the email again',
  resendFoot: 'Already confirmed? <0>Go to the login</0>',
  resendFailed: 'The confirmation email could not be sent again.',
  resent: 'A new confirmation email is on its way! Please check your mailbox.',
  goingHome: 'In a few seconds you return to the home page. <0>Go now</0>',
  noMailsConfirm:
    'The confirmation link cannot be sent until whoever runs the site has set up its email.',

  // A forgotten password.
  forgotTitle: 'Forgotten password',
  forgotLead:
    'Enter the email address you registered with: we will send you a link to choose a new password.',
  forgotButton: 'Send the link',
  forgotFoot: 'Remembered it? <0>Back to the login</0>',
  forgotFailed: 'The request could not be sent.',
  forgotSent: 'If we know this email address, we have sent you a link to reset your password.',
  forgotSentHint:
    'The link is valid for one hour. If nothing arrives, please look in your spam folder too.',
  forgotAgain: 'Use another email address',
  noMailsForgot: 'The link cannot be sent: please ask whoever runs the site for a new password.',
  resetTitle: 'New password',
  resetLead:
    'Choose the password you will log in with from now on. To be safe, devices that are logged in are logged out.',
  resetButton: 'Save the new password',
  resetDone: 'Your password has been changed! You will be taken to the login…',
  resetToLogin: 'Go to the login now',
  resetNewLink: 'Ask for a new link',
  resetFailed: 'The password could not be changed',

  // Without JavaScript.
  /** `to` is one of the phrases below. */
  scriptNeeded:
    'To {to} you need JavaScript: turn it on in your browser and reload the page. Without it you can still <0>request a stay</0> or <1>write to us</1>.',
  toLogIn: 'log in',
  toRegister: 'register',
  toAskMail: 'ask for the email',
  toAskLink: 'ask for the link',
  toChangeProfile: 'change your profile',
  toConfirm: 'confirm your email address',
  toChoosePassword: 'choose your password',

  // The header.
  checkDates: 'Check dates',
  loginLink: 'Log in',
  profileLink: 'Profile settings',
  bookingsLink: 'My bookings',
  logOut: 'Log out',
  /** For staff. */
  adminLink: 'Back office',
  cleaningLink: 'Cleaning',
  staffBar: 'For those who run the site',
  editPage: 'Edit this page',
} satisfies Translation<typeof italian>;

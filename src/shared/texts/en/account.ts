import type { Translation } from '#shared/languages/translator.ts';
import type * as italian from '#shared/texts/it/account.ts';

export const account: Translation<typeof italian.account> = {
  // Fields.
  name: 'Name',
  password: 'Password',
  passwordAgain: 'Confirm password',
  newPassword: 'New password',
  newPasswordAgain: 'Confirm new password',
  /** Below a new password, as long as it is empty. */
  passwordLength: 'At least {min} characters.',
  /** Below a new password, while it is typed. */
  strengthShort: 'Still too short.',
  strengthWeak: 'Weak: easy to guess.',
  strengthFair: 'Fair: a longer one would be safer.',
  strengthGood: 'Good: not easy to guess.',
  strengthStrong: 'Excellent: very hard to guess.',

  // Errors beside a field, or after a link.
  nameRequired: 'Please enter your name',
  nameTooShort: 'Your name must be at least {min} characters long.',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter a password',
  passwordTooLong: 'Your password is too long: the limit is {max} characters.',
  passwordTooShort: 'Your password must be at least {min} characters long.',
  passwordsDiffer: 'The two passwords do not match',
  passwordsDifferAtReset: 'The passwords do not match',
  privacyRequired: 'Please accept the privacy notice to sign up.',
  linkInvalid: 'This link is not valid.',
  linkIncomplete: 'This link is incomplete: the code or the email address is missing.',
  linkGarbled:
    'This link is damaged or incomplete: please open it from the email again, or copy all of it.',
  deviceInvalid: 'This device’s code is not valid.',

  // Login.
  loginTitle: 'Log in',
  loginLead: 'Log in with your email address and password.',
  loginLeadToContinue: 'To continue, please log in with your email address and password.',
  loginButton: 'Log in',
  forgotLink: 'Forgotten your password?',
  noAccount: 'No account yet? <0>Sign up</0>',
  resendOffer: 'Resend the confirmation email',
  passkeyLogin: 'Log in with a passkey',
  passkeyUseFailed: 'The passkey could not be used',
  passkeyNotUsed: 'No passkey was used. You can try again whenever you like.',
  passkeyThereAlready: 'This device already has a passkey for your account.',

  // Registration.
  registerTitle: 'Sign up',
  registerLead: 'With an account you can keep track of your booking requests and write a review.',
  registerButton: 'Sign up',
  hasAccount: 'Already have an account? <0>Log in</0>',
  privacyConsent: 'I have read and accept the <0>privacy notice</0>',
  /** For screen readers, after the words of a link. */
  opensNewTab: '(opens in a new tab)',
  registeredTitle: 'Registration received',
  registeredHeading: 'Confirm your email address',
  registeredDone: 'We have received your registration: please check your email!',
  /** Three steps, numbered. */
  stepOpen: 'Open your inbox at <0>{email}</0>: our email will arrive within a few minutes.',
  stepOpenAny: 'Open your inbox: our email will arrive within a few minutes.',
  /** The words in quotes are those of the button in the mail. */
  stepPress: 'Press “Confirm your email address”. The link is valid for 48 hours.',
  stepDone: 'That’s it: the account is now yours, and you can log in.',
  nothingArrives:
    'No email yet? Sometimes it ends up in the spam folder; if it is not there either, we will send you another.',
  wrongAddress: 'Did you mistype your address? <0>Sign up again</0>',
  isConfirmed: 'Your email address is confirmed: there is nothing else to do.',

  // The link that confirms an address.
  confirmTitle: 'Confirm your email address',
  confirmLead: 'The last step: the link in the email tells us that the address really is yours.',
  confirming: 'One moment: we are confirming your email address…',
  confirmed: 'Your email address has been confirmed!',
  registered: 'Registered',
  notMeWhy:
    'Didn’t sign up yourself? Delete this registration, and the person who made it can no longer log in.',
  notMe: 'It wasn’t me',
  goOn: 'Continue to the site',
  toLogin: 'Go to login',
  askConfirmation: 'Request a new confirmation',
  confirmFailed: 'Your email address could not be confirmed.',
  confirmUnanswered: 'Something went wrong while confirming your email address.',

  // The link of the same mail for people who did not register.
  denyTitle: 'Delete the registration',
  denyLead: 'Has somebody else signed up with your email address? One click puts it right.',
  denyWhat:
    'We will delete the registration with the address <0>{email}</0>, even if it has been confirmed: the person who made it can no longer log in.',
  denied: 'Done: the registration is deleted, and the person who made it can no longer log in.',
  denyFailed: 'The registration could not be deleted.',

  // That mail once more.
  resendTitle: 'Resend the confirmation',
  resendLead:
    'The confirmation link is valid for 48 hours. If it has expired, or if the email has not arrived, we will send you another.',
  resendButton: 'Resend the email',
  resendFoot: 'Already confirmed? <0>Go to login</0>',
  resendFailed: 'The confirmation email could not be resent.',
  resent: 'A new confirmation email is on its way! Please check your inbox.',
  goingHome: 'We will take you to the home page in a few seconds. <0>Go now</0>',
  noMailsConfirm:
    'The confirmation link cannot be sent yet: email has not been set up for this site.',

  // A forgotten password.
  forgotTitle: 'Forgotten password',
  forgotLead:
    'Enter the email address you registered with: we will send you a link to choose a new password.',
  forgotButton: 'Send link',
  forgotFoot: 'Remembered it? <0>Back to login</0>',
  forgotFailed: 'The request could not be sent.',
  forgotSent:
    'If there is an account with this email address, we have sent you a link to reset your password.',
  forgotSentHint:
    'The link is valid for one hour. If nothing arrives, please look in your spam folder too.',
  forgotAgain: 'Use another email address',
  noMailsForgot: 'The link cannot be sent: please ask your hosts for a new password.',
  resetTitle: 'New password',
  resetLead:
    'Choose the password you will log in with from now on. For your security, we will log out any devices that are logged in.',
  resetButton: 'Save new password',
  resetDone: 'Your password has been changed! We are taking you to the login page…',
  resetToLogin: 'Go to login now',
  resetNewLink: 'Request a new link',
  resetFailed: 'Your password could not be changed',

  // Without JavaScript.
  /** `to` is one of the phrases below. */
  scriptNeeded:
    'You need JavaScript to {to}: turn it on in your browser and reload the page. Without it you can still <0>request a stay</0> or <1>write to us</1>.',
  toLogIn: 'log in',
  toRegister: 'sign up',
  toAskMail: 'request the email',
  toAskLink: 'request the link',
  toChangeProfile: 'change your profile',
  toConfirm: 'confirm your email address',
  toDeny: 'delete the registration',
  toChoosePassword: 'choose your password',
};

export const frame: Translation<typeof italian.frame> = {
  skipToContent: 'Skip to content',
  inPreparation: 'This site is being prepared: only the people who run it can see it.',
  settings: 'Settings',
  nationalCode: 'National identification code (CIN):',
  footHouse: 'The house',
  footBooking: 'Booking',
  footUs: 'About us',
  openingSoon: 'Opening soon',
  menu: 'Menu',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  moreEntries: 'More',
  staffBar: 'For the people who run the site',
  editPage: 'Edit this page',
  preparing: '{siteName}: we are getting the site ready, with photos, prices and available dates.',
  writeMeanwhile: 'In the meantime you can write to <0>{email}</0>.',
};

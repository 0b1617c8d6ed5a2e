import type { profile as italian } from '#shared/texts/it/profile.ts';
import type { Translation } from '#shared/translator.ts';

export const profile = {
  title: 'Profile settings',
  unsaved: 'Unsaved changes',
  saved: 'Your profile has been updated',
  failed: 'Your profile could not be updated',

  // Name and address.
  dataTitle: 'Details',
  dataAbout:
    'Your name signs requests and reviews. Your email address is for logging in and for our answers: no other guest sees it.',
  currentPassword: 'Current password',
  passwordForEmail: 'Needed to change your email address.',
  passwordForEmailMissing: 'To change your email address we need your current password.',
  /** A member's choice beside name and address. */
  mailLanguage: 'Language of our emails',
  saveButton: 'Save',
  pendingTitle: 'Your new address is waiting to be confirmed',
  pendingText:
    'We have sent a link to <0>{pending}</0>. Until it is opened, you keep logging in with <1>{email}</1>.',
  resendButton: 'Send the email again',

  // The picture.
  avatarTitle: 'Picture',
  avatarAbout: 'The face beside your name: a photo, a drawing or your initials.',
  avatarNone: 'No picture: your initials are shown',
  avatarPreview: 'Preview',
  avatarCurrent: 'Current picture',
  avatarUpload: 'Upload a picture',
  avatarFormats: 'JPEG, PNG, GIF or WebP, up to 5 MB and 1000 × 1000 pixels.',
  avatarRemove: 'Remove the picture',
  avatarDrawn: 'Or a drawn one',
  avatarShuffle: 'Other faces',
  avatarSave: 'Save the picture',
  /** Four styles of drawing. */
  adventurer: 'Adventurer',
  avataaars: 'Cartoon',
  bottts: 'Robot',
  personas: 'Character',
  avatarTooHeavy: 'The picture must not be larger than 5 MB',
  avatarTooLarge: 'The picture must not be larger than 1000 × 1000 pixels',
  avatarTooCostly: 'The picture is too complex: please save it again with another program.',
  avatarUnreadable: 'The picture cannot be read: please choose a JPEG, PNG, GIF or WebP file.',
  avatarUnknown: 'Please choose a picture, or one of the drawn ones.',
  avatarMissing: 'Please choose a picture.',

  // The password.
  passwordTitle: 'Password',
  passwordAbout: 'After the change you stay logged in here; all other sessions are ended.',
  forgotLink: 'Forgotten it?',
  newPasswordsDiffer: 'The new passwords are not the same',
  changePassword: 'Change the password',

  // Open sessions.
  sessionsTitle: 'Open sessions',
  sessionsAbout:
    'The devices that have logged in with this profile. It is best to end those you do not recognise, and then to change the password.',
  sessionsFailed: 'The sessions could not be loaded',
  deviceUnknown: 'Unknown device',
  sessionCurrent: 'this session',
  sessionOpened: 'Opened on {when}',
  lastUsed: 'Last used on {when}',
  sessionEnd: 'End',
  sessionEndThis: 'End this session',
  sessionEndOther: 'End the session: {device}',
  sessionEndOthers: 'End all others',
  sessionEndFailed: 'The session could not be ended',
  sessionEndTitle: 'End this session?',
  sessionEndText:
    'It is the one you are using: to come back you will need your email address and password again.',
  showLess: 'Show fewer',
  showAll: 'Show all ({count})',

  // Passkeys.
  passkeysTitle: 'Passkeys',
  passkeysAbout:
    'With a passkey you log in by fingerprint, face or the PIN of your phone or computer, without typing a password. Nobody can steal it with a fake page.',
  passkeysFailed: 'The passkeys could not be loaded',
  passkeysNone: 'For now you log in with your email address and password.',
  passkeyAdd: 'Add a passkey',
  passkeyAdded: 'Added on {when}',
  passkeyUsed: 'Last used on {when}',
  passkeyName: 'Name of the passkey',
  passkeyNameHint: 'To recognise it: ‘Marta’s phone’, ‘Computer at home’.',
  passkeyNameMissing: 'Please give the passkey a name.',
  passkeyAddText:
    'In the next step the browser asks for your fingerprint, face or the PIN of this device or of a security key.',
  continueButton: 'Continue',
  yourPassword: 'Your password',
  passkeyAddFailed: 'The passkey could not be added',
  passkeyRename: 'Rename',
  passkeyRenameThis: 'Rename the passkey: {name}',
  passkeyRenameTitle: 'Rename the passkey',
  passkeyRenamed: 'Name changed',
  passkeyRenameFailed: 'The name could not be changed',
  passkeyRemove: 'Remove',
  passkeyRemoveThis: 'Remove the passkey: {name}',
  passkeyRemoveTitle: 'Remove the passkey?',
  passkeyRemoveButton: 'Remove the passkey',
  passkeyRemoveText: '‘{name}’ will no longer let you in. Your password stays valid.',
  passkeyRemoveLastText:
    '‘{name}’ will no longer let you in. Your password stays valid; the recovery codes are no longer needed and are removed too.',
  passkeyRemoveFailed: 'The passkey could not be removed',
  passkeyUseFailed: 'The passkey could not be used',
  passkeyNotUsed: 'No passkey was used. You can try again whenever you like.',
  passkeyThereAlready: 'This device already has a passkey for your account.',
  deviceAnswerInvalid: 'The answer of the device is not valid.',

  // Recovery codes.
  codesTitle: 'Your recovery codes',
  codesText:
    'If you lose the device with the passkey, one of these codes takes its place: each is valid only once. Print them, or put them where you keep other important things.',
  codes: 'Recovery codes',
  codesOnce: 'You see them only now: once this window is closed they do not come back.',
  codesCopy: 'Copy',
  codesCopied: 'Codes copied',
  codesDownload: 'Download',
  /** The name of a file. */
  codesFile: 'recovery-codes.txt',
  codesSafe: 'I have put them in a safe place',
  codesNew: 'New recovery codes',
  codesNewTitle: 'Make new recovery codes?',
  codesNewButton: 'Make new codes',
  codesNewText: 'The earlier ones will no longer be valid, even if you have not used them.',
  codesFailed: 'The recovery codes could not be made',

  // The screen that demands a passkey, for staff.
  proveTitle: 'Confirm with your passkey',
  proveLead:
    'To work on the site you need a passkey besides your password: the administrators have decided so.',
  proveButton: 'Use the passkey',
  proveNone:
    'You do not have one yet. It takes a minute: your phone, your computer or a security key keeps it.',
  proveOtherwise: 'Passkey not at hand?',
  code: 'Recovery code',
  codeHint: 'One of those you put aside with your first passkey.',
  codeMissing: 'Please enter a recovery code.',
  codeUse: 'Use the code',
  codeFailed: 'The code could not be used',

  // One’s own data.
  ownTitle: 'My data',
  ownAbout:
    'Everything the site keeps under this address: as a file to hold on to, or to be erased for good.',
  ownDownload: 'Download my data',
  ownFailed: 'The file could not be prepared',
  ownStaff:
    'The account of somebody who runs the site is deleted in the back office, under “Utenti”.',
  eraseButton: 'Delete my account',
  eraseTitle: 'Delete your account?',
  eraseText:
    'Profile, reviews, messages and requests are erased for good. Of past stays only the dates remain, without your name. If a stay is still to come, it has to be cancelled with your hosts first.',
  eraseFailed: 'Your account could not be deleted',
} satisfies Translation<typeof italian>;

import type { Translation } from '#shared/languages/translator.ts';
import type { profile as italian } from '#shared/texts/it/profile.ts';

export const profile: Translation<typeof italian> = {
  unsaved: 'Unsaved changes',
  saved: 'Your profile has been updated',
  failed: 'Your profile could not be updated',

  // Name and address.
  dataTitle: 'Your details',
  dataAbout:
    'Your name appears on your requests and reviews. Your email address is for logging in and for our replies: no other guest sees it.',
  dataAboutStaff:
    'You log in with your email address, and the site writes to it; your name stands beside what you do.',
  currentPassword: 'Current password',
  passwordForEmail: 'Needed to change your email address.',
  passwordForEmailMissing: 'To change your email address we need your current password.',
  /** A member's choice beside name and address. */
  mailLanguage: 'Email language',
  saveButton: 'Save',
  pendingTitle: 'Your new address is waiting to be confirmed',
  pendingText:
    'We have sent a link to <0>{pending}</0>. Until you open it, keep logging in with <1>{email}</1>.',
  resendButton: 'Resend the email',

  // The picture.
  avatarTitle: 'Profile picture',
  avatarAbout: 'The face beside your name: a photo, a drawing or your initials.',
  avatarNone: 'No picture: your initials are shown',
  avatarPreview: 'Preview',
  avatarCurrent: 'Current picture',
  avatarUpload: 'Upload a picture',
  avatarFormats: 'JPEG, PNG, GIF or WebP, up to 5 MB and 1000 × 1000 pixels.',
  avatarRemove: 'Remove picture',
  avatarDrawn: 'Or choose a drawn one',
  avatarShuffle: 'Shuffle faces',
  avatarSave: 'Save picture',
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
  passwordAbout:
    'You will stay logged in here after the change; all your other sessions will be ended.',
  forgotLink: 'Forgotten it?',
  newPasswordsDiffer: 'The new passwords do not match',
  changePassword: 'Change password',

  // Open sessions.
  sessionsTitle: 'Active sessions',
  sessionsAbout:
    'The devices that are logged in to your account. If there are any you do not recognise, it is best to end their sessions and then change your password.',
  sessionsFailed: 'The sessions could not be loaded',
  deviceUnknown: 'Unknown device',
  sessionCurrent: 'this session',
  sessionOpened: 'Started on {when}',
  lastUsed: 'Last used on {when}',
  sessionEnd: 'End',
  sessionEndThis: 'End this session',
  sessionEndOther: 'End session: {device}',
  sessionEndOthers: 'End all others',
  sessionEndFailed: 'The session could not be ended',
  sessionEndTitle: 'End this session?',
  sessionEndText:
    'This is the session you are using: to log back in you will need your email address and password.',
  showLess: 'Show fewer',
  showAll: 'Show all ({count})',

  // Links that answer requests, for staff.
  answersTitle: 'Answers by email',
  answersAbout:
    'The email about a new request has a link that lets you confirm or decline it without logging in. If you have forwarded an email or lost your phone, withdraw all links.',
  answersNone: 'No open links.',
  answersOpen: {
    one: 'You have an open link, for one request.',
    other: 'You have open links for {count} requests.',
  },
  answersWithdraw: 'Withdraw answer links',
  answersWithdrawn: 'Links withdrawn',
  answersFailed: 'The links could not be withdrawn',

  // Passkeys.
  passkeysTitle: 'Passkeys',
  passkeysAbout:
    'With a passkey you log in using your fingerprint, your face or the PIN of your phone or computer, without typing a password. Nobody can steal it with a fake page.',
  passkeysFailed: 'The passkeys could not be loaded',
  passkeysNone: 'For now you log in with your email address and password.',
  passkeyAdd: 'Add a passkey',
  passkeyAdded: 'Added on {when}',
  passkeyUsed: 'Last used on {when}',
  passkeyName: 'Passkey name',
  passkeyNameHint: 'To recognise it by: “Marta’s phone”, “Home computer”.',
  passkeyNameMissing: 'Please give the passkey a name.',
  passkeyAddText:
    'Next, your browser will ask for your fingerprint, your face, or the PIN of this device or of a security key.',
  continueButton: 'Continue',
  yourPassword: 'Your password',
  passkeyAddFailed: 'The passkey could not be added',
  passkeyRename: 'Rename',
  passkeyRenameThis: 'Rename passkey: {name}',
  passkeyRenameTitle: 'Rename passkey',
  passkeyRenamed: 'Name changed',
  passkeyRenameFailed: 'The name could not be changed',
  passkeyRemove: 'Remove',
  passkeyRemoveThis: 'Remove passkey: {name}',
  passkeyRemoveTitle: 'Remove the passkey?',
  passkeyRemoveButton: 'Remove passkey',
  passkeyRemoveText: '“{name}” will no longer let you in. Your password stays valid.',
  passkeyRemoveLastText:
    '“{name}” will no longer let you in. Your password stays valid; your recovery codes will no longer be needed and will be removed too.',
  passkeyRemoveFailed: 'The passkey could not be removed',
  deviceAnswerInvalid: 'The device’s response is not valid.',

  // Recovery codes.
  codesTitle: 'Your recovery codes',
  codesText:
    'If you lose the device with your passkey, one of these codes takes its place: each can be used only once. Print them, or put them where you keep other important things.',
  codes: 'Recovery codes',
  codesOnce: 'They are shown only now: once you close this window, you will not see them again.',
  codesCopy: 'Copy',
  codesCopied: 'Codes copied',
  codesDownload: 'Download',
  /** The name of a file. */
  codesFile: 'recovery-codes.txt',
  codesSafe: 'I have put them somewhere safe',
  codesNew: 'New recovery codes',
  codesNewTitle: 'Create new recovery codes?',
  codesNewButton: 'Create new codes',
  codesNewText: 'Your old ones will no longer be valid, even if you have not used them.',
  codesFailed: 'The recovery codes could not be created',

  // The screen that demands a passkey, for staff.
  proveTitle: 'Confirm with your passkey',
  proveLead:
    'To work on the site you need a passkey as well as your password: the administrators require it.',
  proveButton: 'Use passkey',
  proveNone:
    'You do not have one yet. It only takes a minute: it stays on your phone, your computer or a security key.',
  proveOtherwise: 'Don’t have your passkey with you?',
  proveNoCodes:
    'No codes left either? Ask an administrator to remove your passkeys, under “Persone”, “Modifica”. If there is no other administrator, the person who runs the server can do it with the “admin” command.',
  code: 'Recovery code',
  codeHint: 'One of those you put away when you added your first passkey.',
  codeMissing: 'Please enter a recovery code.',
  codeUse: 'Use code',
  codeFailed: 'The code could not be used',
  recoveredTitle: 'You are in',
  recoveredLead:
    'Lost the device with your passkey? Add a passkey on this one, then remove the lost one.',
  codesLeft: {
    one: 'Code accepted: you have one left.',
    other: 'Code accepted: you have {count} left.',
  },
  codesNone: 'Code accepted: it was your last one. Create new ones below right away.',

  // One’s own data.
  ownTitle: 'My data',
  ownAbout:
    'Everything the site holds about your account: download it as a file to keep, or erase it for good. For anything you sent without logging in, please write to your hosts.',
  ownDownload: 'Download my data',
  ownFailed: 'The file could not be prepared',
  ownStaff:
    'Your account helps to run this site. Ask another administrator to take away your role, under “Persone”: then you can delete it here.',
  eraseButton: 'Delete my account',
  eraseTitle: 'Delete your account?',
  eraseText:
    'We will erase your profile, reviews and requests for good. Only the dates of past stays will remain, without your name. If you have a stay coming up, please cancel it with your hosts first.',
  eraseFailed: 'Your account could not be deleted',
};

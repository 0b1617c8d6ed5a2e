import type { Translation } from '#shared/languages/translator.ts';
import type { common as italian } from '#shared/texts/it/common.ts';

export const common: Translation<typeof italian> = {
  skipToContent: 'Skip to content',
  inPreparation: 'This site is being prepared: only the people who run it can see it.',
  settings: 'Settings',
  privacy: 'Privacy notice',
  register: 'Sign up',
  pages: 'Site pages',
  nationalCode: 'National identification code (CIN):',
  footHouse: 'The house',
  footBooking: 'Booking',
  footUs: 'About us',
  siteName: 'Holiday home',
  openingSoon: 'Opening soon',
  notFound: 'Page not found',

  login: 'Log in',
  menu: 'Menu',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  moreEntries: 'More',
  // The header’s button, and the menu of an account.
  checkDates: 'Check dates',
  ownProfile: 'Profile settings',
  ownBookings: 'My bookings',
  logOut: 'Log out',
  // Where an address waits: beside the menu, in the login.
  unconfirmed: 'Your email address is waiting to be confirmed. <0>Resend the email</0>',
  // For staff.
  admin: 'Admin area',
  staffBar: 'For the people who run the site',
  editPage: 'Edit this page',
  home: 'Home',

  nowhere: 'There is nothing at this address: perhaps the page has moved.',
  backHome: 'Back to the home page',

  preparing: '{siteName}: we are getting the site ready, with photos, prices and available dates.',
  writeMeanwhile: 'In the meantime you can write to <0>{email}</0>.',
  noMails: 'This site cannot send emails at the moment',

  languages: 'Languages',
  language: 'Language: {name}',

  lineSlow:
    'The connection is slow, and the page is not ready yet. Nothing you have pressed will be lost.',
  lineRetrying:
    'The connection is down: we will try again shortly. Nothing you have written will be lost.',
  lineFailed: 'The connection is down. Nothing you have written will be lost.',
  retry: 'Try again',
  siteReloads:
    'The site has been updated: the page is reloading. Nothing you have written will be lost.',
  siteUpdated: 'The site has been updated. Nothing you have written will be lost.',
  reload: 'Reload the page',

  lineDown: 'The connection is down',
  partFailed: 'This part of the page could not be loaded. Nothing you have written will be lost.',
  partRetrying:
    'This part of the page will load as soon as the connection is back: we keep trying, and nothing you have written will be lost.',
  readAll: 'Read more',
  inItalianOnly: 'This text is available in Italian only.',
};

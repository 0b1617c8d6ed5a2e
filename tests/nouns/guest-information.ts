import { guestInformationNames } from '#client/features/guest-page/admin/guest-information.form.ts';
import { guestInformationTexts } from '#server/features/guest-information/guest-information.texts.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { type Noun, title } from '#tests/support/noun.ts';
import { staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'the information for guests',
  access: {
    'guestInformation.get': staffOnly,
    'guestInformation.update': [staffOnly, { releaseDays: 2 }],
  },
  edited: {
    tables: ['guestInformation'],
    read: ({ call }) => call('guestInformation.get'),
    update: 'guestInformation.update',
    change: (n) => ({ keys: title(n) }),
  },
  secrets: async ({ call }, mark) => {
    await call('guestInformation.update', { keys: `${mark}-chiavi`, wifiPassword: `${mark}-wifi` });
  },
  visitors: 'the guest of a stay alone reads it, at the address of its page',
  form: {
    path: '/admin/guests',
    steps: [(page) => page.getByLabel(guestInformationNames.asksGuests).check()],
    labels: guestInformationNames,
  },
  translated: {
    texts: guestInformationTexts,
    same: { wifiName: 'a name', wifiPassword: 'a password' },
    pages: async ({ call }) => {
      await call('guestInformation.update', { isOn: true });
      const stay = await call('bookings.enter', {
        ...freeWeek(40),
        guestName: 'Sabine Krüger',
        numberOfGuests: 2,
      });
      await call('guestPage.setReleased', { id: stay.id, released: true });
      const { url } = await call('guestPage.link', { id: stay.id });
      return [new URL(url).pathname];
    },
  },
};

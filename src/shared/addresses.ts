// Addresses of links: which ones are safe, and those of a telephone, a chat and a map.

/** A path of this site; two leading slashes would name another host. */
const ownPath = /^\/(?![/\\])/;
const elsewhere = /^(https?:\/\/|mailto:|tel:|#)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters while they read an address
const blank = /[\u0000-\u0020\u007f]/;

/** Whether an address is a path of this site. */
export const isOwnPath = (address: string): boolean =>
  ownPath.test(address) && !blank.test(address);

/** Whether an address is safe in a link: no scheme that runs as a script. */
export const isSafeAddress = (address: string): boolean =>
  (ownPath.test(address) || elsewhere.test(address)) && !blank.test(address);

/** '+39 0781 000 000' as a link that calls. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Of a number with its country's prefix. */
const whatsappAddress = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

export type HostLink = { by: 'phone' | 'whatsapp' | 'email'; text: string; href: string };

type HostAddresses = { hostPhone: string; hostWhatsapp: string; hostEmail: string };

/** The ways to reach the hosts that they have published. */
export const hostLinks = ({ hostPhone, hostWhatsapp, hostEmail }: HostAddresses): HostLink[] => {
  const all: HostLink[] = [
    { by: 'phone', text: hostPhone, href: phoneAddress(hostPhone) },
    { by: 'whatsapp', text: hostWhatsapp, href: whatsappAddress(hostWhatsapp) },
    { by: 'email', text: hostEmail, href: `mailto:${hostEmail}` },
  ];
  return all.filter(({ text }) => text !== '');
};

/** Where Google Maps shows a place, by an address or by 'latitude,longitude'. */
export const googleMapsAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

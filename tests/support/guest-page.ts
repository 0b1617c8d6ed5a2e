import { freeWeek } from './journey.ts';
import type { SiteApi } from './site-api.ts';

/** Switches guests' pages on and enters a stay. Returns the secret part of its page's address. */
export const openGuestPage = async (api: SiteApi): Promise<string> => {
  await api.put('/guest-information', { isOn: true, keys: 'Nella cassetta.' });
  const stay = { ...freeWeek(50), guestName: 'Sabine Krüger', numberOfGuests: 2 };
  const { id } = await api.post<{ id: number }>('/bookings/enter', stay);
  await api.post(`/bookings/${id}/guest-page/release`, { released: true });
  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  return url.split('/').at(-1) ?? '';
};

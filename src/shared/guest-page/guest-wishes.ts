/** What a guest asks the owners for on the page of the stay. */
export const guestWishes = ['change', 'withdraw', 'message'] as const;
export type GuestWish = (typeof guestWishes)[number];

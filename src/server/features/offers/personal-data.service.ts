import { deleteOffersOf, deleteOldOffers, listOffersOfStays } from './offers.repository.ts';

// Offers may name a guest, in the words and lines that staff wrote.

export const findOffersOf = listOffersOfStays;

export const eraseOffers = deleteOffersOf;

export const forgetOldOffers = deleteOldOffers;

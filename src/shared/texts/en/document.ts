import { amenities } from './amenities.ts';
import { blog } from './blog.ts';
import { embeds } from './embeds.ts';
import { gallery } from './gallery.ts';
import { house } from './house.ts';
import { pay } from './pay.ts';
import { priceList } from './price-list.ts';

/** Texts that only the server and the app's screens about the house and the writing render. */
export { amenities, blog, embeds, gallery, house, pay, priceList };

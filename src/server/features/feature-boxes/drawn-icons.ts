import type { DrawnIcon } from '#shared/media/drawn-icons.ts';

// Lines on 48 by 48 units, two units wide, in the colour of the sea; one part of each is in clay.

const CLAY = '#b04a22';

const wave = (y: number): string =>
  `<path d="M4 ${y}c3.3 0 3.3 1.5 6.7 1.5s3.3-1.5 6.6-1.5 3.4 1.5 6.7 1.5 3.3-1.5 6.7-1.5 3.3 1.5 6.6 1.5 3.4-1.5 6.7-1.5"/>`;

const drawings: Record<DrawnIcon, string> = {
  sea: `<path d="M8 23a16 14.5 0 0 1 32 0z"/><path d="M24 8.5V6M24 23v12"/><path stroke="${CLAY}" d="M18 23c0-6 2-11 6-14.5 4 3.5 6 8.5 6 14.5"/>${wave(41)}`,
  boat: `<path d="M25 6v22"/><path d="M25 7c6 5 9.5 11 10.5 18H25"/><path stroke="${CLAY}" d="M21 12c-1.5 5-4.5 9.5-9 13h9z"/><path d="M9 29h30c-1 3.5-3 6-6 7.5H15.5C12 35 10 32.5 9 29z"/>${wave(41.5)}`,
  sunset: `<path stroke="${CLAY}" d="M13 29a11 11 0 0 1 22 0"/><path d="M24 7v5M8.5 13.5l3.5 3.5M39.5 13.5L36 17M4 29h40M11 35.5h26M17.5 42h13"/>`,
  view: `<path d="M14 7h20v30H14zM14 7L6 11v30l8-4M34 7l8 4v30l-8-4M14 26h20"/><path stroke="${CLAY}" d="M19.5 26a4.5 4.5 0 0 1 9 0"/><path d="M19 31.5h10"/>`,
  terrace: `<path d="M4 13h40M11 8v5M19.7 8v5M28.3 8v5M37 8v5M8 13v29M40 13v29M8 33h32v9H8zM13 28h22"/><path stroke="${CLAY}" d="M18.5 28a5.5 5.5 0 0 1 11 0M24 18v1.5M16.5 21l1 1M31.5 21l-1 1"/>`,
  garden: `<path d="M20 43V17M20 25l5-5M20 31l-5-5M5 43h38"/><path d="M20 5c7.5 0 11.5 5.5 11.5 11.5S27.5 31 20 31 8.5 22.5 8.5 16.5 12.5 5 20 5z"/><circle stroke="${CLAY}" cx="37" cy="31" r="3.5"/><path d="M37 34.5V43M37 40l3.5-2.5"/>`,
  barbecue: `<path d="M7 20h34a17 14 0 0 1-34 0zM18 33l-5 10M30 33l5 10M14.8 39.5h18.4"/><path stroke="${CLAY}" d="M16.5 15c-2.5-3 2.5-5 0-9M24 15c-2.5-3 2.5-5 0-9M31.5 15c-2.5-3 2.5-5 0-9"/>`,
  kitchen: `<path d="M9 24h30v12a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5zM9 29.5H4M39 29.5h5M12 24a12 6.5 0 0 1 24 0M24 17.5V15"/><path stroke="${CLAY}" d="M16.5 11c-2-2.5 2-4 0-7M31.5 11c-2-2.5 2-4 0-7"/>`,
  restaurant: `<path d="M9 5v10a6 6 0 0 0 12 0V5M15 5v38"/><path stroke="${CLAY}" d="M36 28h-6V16c0-6 2-10 6-11v38"/>`,
  bed: `<path d="M5 11v30M43 41V29a5 5 0 0 0-5-5H5M5 35h38"/><path stroke="${CLAY}" d="M10 24v-2.5a3.5 3.5 0 0 1 3.5-3.5h6a3.5 3.5 0 0 1 3.5 3.5V24"/>`,
  shower: `<path d="M9 43V12a7.5 7.5 0 0 1 15 0v3M15 23a9 8 0 0 1 18 0z"/><path stroke="${CLAY}" d="M18 28v3M24 28v3M30 28v3M18 36v3M24 36v3M30 36v3"/>`,
  'washing-machine': `<rect x="9" y="5" width="30" height="38" rx="3"/><path d="M9 14h30M14 9.5h6M33.5 9.5h.5"/><circle cx="24" cy="28.5" r="9.5"/><path stroke="${CLAY}" d="M15 30c3-2.5 6 2 9 0s6-2.5 9 0"/>`,
  'air-conditioning': `<rect x="5" y="9" width="38" height="16" rx="3"/><path d="M11 20h26M36.5 14.5h.5"/><path stroke="${CLAY}" d="M13.5 31c-2 3 2 5 0 8.5M24 31c-2 3 2 5 0 8.5M34.5 31c-2 3 2 5 0 8.5"/>`,
  wifi: `<path d="M5 19.5a27 27 0 0 1 38 0M11.5 26.5a17.5 17.5 0 0 1 25 0"/><path stroke="${CLAY}" d="M18 33a8.5 8.5 0 0 1 12 0"/><circle cx="24" cy="39.5" r="1.5"/>`,
  parking: `<path d="M9.5 35H5v-8.5l5-2.5 4.5-9h17.5l6.5 9 4.5 2.5V35h-4.5M18.5 35h11M10 24h28.5M23.5 15v9"/><circle stroke="${CLAY}" cx="14" cy="35" r="4.5"/><circle stroke="${CLAY}" cx="34" cy="35" r="4.5"/>`,
  bike: `<circle cx="11" cy="32" r="8"/><circle cx="37" cy="32" r="8"/><path d="M11 32l8-14h13.5M37 32l-5.5-18.5M18 14l6 18H11M24 32l8-14M14.5 14h7"/><path stroke="${CLAY}" d="M26.5 13.5h5c3 0 5-1 5-3.5"/>`,
  bus: `<rect x="7" y="6" width="34" height="32" rx="4"/><path d="M7 13h34M7 27h34M12.5 32.5h3M32.5 32.5h3M11 38v4.5h5V38M32 38v4.5h5V38M7 18H4v6M41 18h3v6"/><path stroke="${CLAY}" d="M18 9.5h12"/>`,
  family: `<circle cx="13.5" cy="11" r="5"/><circle cx="34.5" cy="11" r="5"/><path d="M5 42V29a8.5 8.5 0 0 1 14-6.5M43 42V29a8.5 8.5 0 0 0-14-6.5"/><circle stroke="${CLAY}" cx="24" cy="26.5" r="4"/><path stroke="${CLAY}" d="M16.5 42v-2.5a7.5 7.5 0 0 1 15 0V42"/>`,
  pets: `<ellipse cx="18" cy="12.5" rx="3.5" ry="5"/><ellipse cx="30" cy="12.5" rx="3.5" ry="5"/><ellipse cx="9" cy="22" rx="3.5" ry="4.5"/><ellipse cx="39" cy="22" rx="3.5" ry="4.5"/><path stroke="${CLAY}" d="M24 23c6 0 11.5 6 11.5 11.5A5.5 5.5 0 0 1 30 40c-2.5 0-3.5-1-6-1s-3.5 1-6 1a5.5 5.5 0 0 1-5.5-5.5C12.5 29 18 23 24 23z"/>`,
  silence: `<path d="M36 31.5A16.5 16.5 0 1 1 19.5 8 13.5 13.5 0 0 0 36 31.5z"/><path stroke="${CLAY}" d="M28 8h7.5L28 16.5h7.5M38 20h5l-5 6h5"/>`,
};

/** The file of an icon that the site draws itself. */
export const drawIcon = (icon: DrawnIcon): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="#0d5167" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawings[icon]}</svg>`;

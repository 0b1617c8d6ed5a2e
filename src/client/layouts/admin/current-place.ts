import type { SearchableScreen } from '#client/features/search/search-options.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { AdminPlace, AdminScreen, AdminTab } from './admin-navigation.ts';

type Location = { pathname: string; search: Readonly<Record<string, unknown>> };

/** For links: the router marks a link as current at its own address only; elsewhere `placeAt` decides. */
export const exactly = { exact: true, includeSearch: true } as const;

export type CurrentPlace = { place: AdminPlace; tab: AdminTab; screen: AdminScreen };

const allScreens = (places: readonly AdminPlace[]): CurrentPlace[] =>
  places.flatMap((place) =>
    place.tabs.flatMap((tab) => tab.screens.map((screen) => ({ place, tab, screen }))),
  );

const parameters = ({ search }: AdminScreen) => Object.entries(search ?? {});

const isAt = (screen: AdminScreen, { pathname, search }: Location): boolean =>
  screen.to === pathname && parameters(screen).every(([name, value]) => search[name] === value);

/** The screen at an address: of several with the same path, the one with most of its parameters. */
export const placeAt = (
  places: readonly AdminPlace[],
  location: Location,
): CurrentPlace | undefined =>
  allScreens(places)
    .filter(({ screen }) => isAt(screen, location))
    .toSorted((one, other) => parameters(other.screen).length - parameters(one.screen).length)[0];

const isFilled = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;

/** The places without what a role may not open. */
export const placesOf = (places: readonly AdminPlace[], role: Role): AdminPlace[] =>
  places.flatMap((place) => {
    const tabs = place.tabs.flatMap((tab) => {
      const screens = tab.screens.filter(({ isForAdmins }) => !isForAdmins || role === 'ADMIN');
      return isFilled(screens) ? [{ ...tab, screens }] : [];
    });
    return isFilled(tabs) ? [{ ...place, tabs }] : [];
  });

/** The screens as the search lists them, by their full names. */
export const searchableScreens = (places: readonly AdminPlace[]): SearchableScreen[] =>
  allScreens(places).map(({ place, tab, screen }) => ({
    ...screen,
    label: [...new Set([place.label, tab.label, screen.label])].join(' · '),
    Icon: place.Icon,
  }));

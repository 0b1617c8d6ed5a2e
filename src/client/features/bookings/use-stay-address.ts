import { useEffect, useRef } from 'react';
import { type StayAddress, stayQuery } from '#shared/bookings/stay-address.ts';

/** Writes the stay that the form shows into the page's address, without a new entry in the browser's history. */
export const useStayAddress = (address: StayAddress, chosen: StayAddress): void => {
  const query = stayQuery(chosen);
  const written = useRef(stayQuery(address));
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  }, [query]);
};

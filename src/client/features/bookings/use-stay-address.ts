import { useEffect, useEffectEvent, useRef } from 'react';
import { type StayAddress, stayQuery } from '#shared/bookings/stay-address.ts';

type StayInAddress = {
  address: StayAddress;
  /** Replaces it, without a new entry in the browser's history. */
  onAddress: (address: StayAddress) => void;
  /** What the form shows. */
  chosen: StayAddress;
  /** Somebody followed a link with another stay. */
  onFollowed: (address: StayAddress) => void;
};

/** Keeps the page's address and what is chosen in the form the same. */
export const useStayAddress = ({ address, onAddress, chosen, onFollowed }: StayInAddress): void => {
  const inAddress = stayQuery(address);
  const inForm = stayQuery(chosen);
  const seen = useRef(inAddress);
  /** Written by this form, and not in the address yet. */
  const underWay = useRef(new Set<string>());

  const compare = useEffectEvent(() => {
    const isFollowed = inAddress !== seen.current && !underWay.current.delete(inAddress);
    seen.current = inAddress;
    if (isFollowed && inAddress !== '') return onFollowed(address);
    if (inForm === inAddress || underWay.current.has(inForm)) return;
    underWay.current.add(inForm);
    onAddress(chosen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares these two
  useEffect(() => compare(), [inAddress, inForm]);
};

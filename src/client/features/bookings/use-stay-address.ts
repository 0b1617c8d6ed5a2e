import { useEffect, useEffectEvent, useRef } from 'react';
import { type StayAddress, stayQuery } from '#shared/bookings/stay-address.ts';

type StayInAddress = {
  address: StayAddress;
  /** Replaces it, without a new entry in the browser's history. */
  onAddress: (address: StayAddress) => void;
  /** The stay that the form shows. */
  chosen: StayAddress;
  /** The visitor followed a link with another stay. */
  onFollowed: (address: StayAddress) => void;
};

/** Keeps the page's address and the form's choice in sync. */
export const useStayAddress = ({ address, onAddress, chosen, onFollowed }: StayInAddress): void => {
  const inAddress = stayQuery(address);
  const inForm = stayQuery(chosen);
  const seen = useRef(inAddress);
  /** Addresses that this form has sent and the router has not applied yet. */
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

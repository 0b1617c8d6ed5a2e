import { useEffect, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

export const useDuties = () => trpc.duties.list.useQuery({}, liveQuery);

const MINUTE_MS = 60_000;

/** The time for what counts hours, each minute anew. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

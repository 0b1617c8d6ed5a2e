import autocannon from 'autocannon';
import type { LoadAnswer, LoadOrder } from './load.ts';

// A process of its own, so that making the load costs the server nothing. It stays for all rounds:
// a fresh one would spend the short rounds on getting warm.

const fire = async ({ url, headers, connections, requests }: LoadOrder): Promise<LoadAnswer> => {
  const begun = performance.now();
  const result = await autocannon({ url, headers, connections, amount: requests });
  return {
    requests: result.requests.total,
    seconds: (performance.now() - begun) / 1000,
    failed: result.errors + result.timeouts + result.non2xx,
  };
};

process.on('message', (order: LoadOrder) => {
  fire(order).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

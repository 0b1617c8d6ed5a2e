import autocannon from 'autocannon';
import type { LoadAnswer, LoadOrder } from './load.ts';

// A separate process, so that making the load costs the server nothing. It stays for all rounds: a
// fresh one would spend the short rounds on warming up.

const fire = ({ url, headers, connections, requests }: LoadOrder): Promise<LoadAnswer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    let ended = begun;
    const options = { url, headers, connections, amount: requests };
    const run = autocannon(options, (error, result) => {
      if (error) return reject(error);
      resolve({
        requests: result.requests.total,
        seconds: (ended - begun) / 1000,
        failed: result.errors + result.timeouts + result.non2xx,
      });
    });
    // It looks only once a second whether it is done: the last answer says when that was.
    run.on('response', () => {
      ended = performance.now();
    });
  });

process.on('message', (order: LoadOrder) => {
  fire(order).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

import { costlyPictures } from './costly-input/costly-pictures.ts';
import { longTexts } from './costly-input/long-texts.ts';
import type { FaultSuite } from './fault-suite.ts';

/**
 * Input that is small to send and was expensive to parse. Each is sent once, in any number of rounds.
 */
export const costlyInputFaults: FaultSuite = {
  name: 'costly-input',
  run: async () => [await longTexts(), await costlyPictures()],
};

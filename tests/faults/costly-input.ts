import { costlyPictures } from './costly-input/costly-pictures.ts';
import { longTexts } from './costly-input/long-texts.ts';
import type { FaultSuite } from './fault-suite.ts';

/** What is small to send and was dear to read. How often does not matter: each is sent once. */
export const costlyInputFaults: FaultSuite = {
  name: 'costly-input',
  run: async () => [await longTexts(), await costlyPictures()],
};

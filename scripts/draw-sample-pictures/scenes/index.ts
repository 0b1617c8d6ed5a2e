import { bagno } from './bagno.ts';
import { camera } from './camera.ts';
import { cameraPiccola } from './camera-piccola.ts';
import { casa } from './casa.ts';
import { cucina } from './cucina.ts';
import { hero } from './hero.ts';
import { porto } from './porto.ts';
import { soggiorno } from './soggiorno.ts';
import { spiaggia } from './spiaggia.ts';
import { terrazza } from './terrazza.ts';
import { tramonto } from './tramonto.ts';

/** Each scene under the name of the file it fills. */
export const scenes: Record<string, () => string> = {
  hero,
  casa,
  terrazza,
  spiaggia,
  porto,
  soggiorno,
  camera,
  cucina,
  'camera-piccola': cameraPiccola,
  bagno,
  tramonto,
};

import {
  Baby,
  BedDouble,
  Car,
  Check,
  Coffee,
  CookingPot,
  Flame,
  type LucideIcon,
  PawPrint,
  Refrigerator,
  ShowerHead,
  Snowflake,
  Sun,
  Trees,
  Tv,
  WashingMachine,
  Waves,
  Wifi,
} from 'lucide-react';

/** Amenities are free text, so icons are matched by words; the first match wins. */
const iconsByWord: readonly [RegExp, LucideIcon][] = [
  [/wi-?fi|internet/i, Wifi],
  [/parchegg|posto auto|garage/i, Car],
  [/caff/i, Coffee],
  [/\btv\b|televis/i, Tv],
  [/lavatrice|lavastoviglie|asciugatrice/i, WashingMachine],
  [/frigo/i, Refrigerator],
  [/cucina|fornell|forno/i, CookingPot],
  [/condiziona|climatizz|ventilator/i, Snowflake],
  [/barbecue|camino|griglia/i, Flame],
  [/doccia|bagno/i, ShowerHead],
  [/culla|bambin|seggiolone/i, Baby],
  [/animal|cani/i, PawPrint],
  [/letto|biancheria/i, BedDouble],
  [/mare|spiaggia|piscina/i, Waves],
  [/giardino|pineta/i, Trees],
  [/terrazz|balcon|veranda|sole|solarium/i, Sun],
];

export const amenityIcon = (amenity: string): LucideIcon =>
  iconsByWord.find(([words]) => words.test(amenity))?.[1] ?? Check;

import { describe, expect, it } from 'vitest';
import { frameSources, mapAddress } from './embeds.ts';
import { mapProblems, readMap } from './map-places.ts';

const understoodOf = (typed: string) => {
  const reading = readMap(typed);
  return 'problem' in reading ? reading.problem : reading.understood;
};

const parametersOf = (typed: string): Record<string, string> => {
  const reading = readMap(typed);
  return 'problem' in reading ? {} : Object.fromEntries(new URL(reading.src).searchParams);
};

const place =
  'https://www.google.com/maps/place/Faro+della+Guardia/@40.8811,12.9502,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d40.879!4d12.9521!16s';

/** Each is understood, and becomes a map that may be shown. */
const understood: [typed: string, words: string][] = [
  ['40.73, 13.90', 'Coordinate 40.73, 13.90'],
  ['40.73,13.9', 'Coordinate 40.73, 13.90'],
  ['40,73, 13,90', 'Coordinate 40.73, 13.90'],
  ['40,73 13,90', 'Coordinate 40.73, 13.90'],
  ['40,73; 13,90', 'Coordinate 40.73, 13.90'],
  ['40,73,13,90', 'Coordinate 40.73, 13.90'],
  ['(40.73, 13.90)', 'Coordinate 40.73, 13.90'],
  ['-33.8568, 151.2153', 'Coordinate -33.8568, 151.2153'],
  ['40.73 N, 13.90 E', 'Coordinate 40.73, 13.90'],
  ['N 40,73 E 13,90', 'Coordinate 40.73, 13.90'],
  ['N40.73E13.90', 'Coordinate 40.73, 13.90'],
  ['13.90 E, 40.73 N', 'Coordinate 40.73, 13.90'],
  ['40.73 S, 13.90 O', 'Coordinate -40.73, -13.90'],
  ['Lat: 40.73, Long: 13.90', 'Coordinate 40.73, 13.90'],
  [`40°43'48"N 13°54'00"E`, 'Coordinate 40.73, 13.90'],
  ['40° 43′ 48″ N, 13° 54′ 0″ E', 'Coordinate 40.73, 13.90'],
  [`40°43.8' N 13°54' E`, 'Coordinate 40.73, 13.90'],
  [`40°43'48,0"N, 13°54'00"O`, 'Coordinate 40.73, -13.90'],
  ['0, 0', 'Coordinate 0.00, 0.00'],
  ['40.123456789, 13.000000001', 'Coordinate 40.123457, 13.00'],

  [place, '«Faro della Guardia», coordinate 40.879, 12.9521'],
  [`Faro della Guardia\n${place}`, '«Faro della Guardia», coordinate 40.879, 12.9521'],
  ['https://www.google.com/maps/place/Ponza+LT/@40.9,12.96,14z', 'Luogo «Ponza LT»'],
  ['https://www.google.it/maps/place/Citt%C3%A0+Vecchia/', 'Luogo «Città Vecchia»'],
  ['www.google.com/maps/@40.9,12.96,14z', 'Coordinate 40.90, 12.96'],
  ['https://www.google.com/maps/search/forno/@40.9,12.96,14z', 'Luogo «forno»'],
  ['https://www.google.com/maps?q=40.73,13.90', 'Coordinate 40.73, 13.90'],
  ['https://maps.google.com/?q=Via+Roma+12+Ponza', 'Luogo «Via Roma 12 Ponza»'],
  ['http://maps.google.it/maps?ll=40.73,13.90&z=12', 'Coordinate 40.73, 13.90'],
  ['https://www.google.com/maps/search/?api=1&query=40.73%2C13.90', 'Coordinate 40.73, 13.90'],
  [
    'https://www.google.co.uk/maps/place/40%C2%B043%2748%22N+13%C2%B054%2700%22E/',
    'Coordinate 40.73, 13.90',
  ],
  [
    'https://www.openstreetmap.org/#map=15/40.73/13.90',
    'Coordinate 40.73, 13.90, su OpenStreetMap',
  ],
  [
    'https://www.openstreetmap.org/?mlat=40.73&mlon=13.90#map=9/1/2',
    'Coordinate 40.73, 13.90, su OpenStreetMap',
  ],
  ['openstreetmap.org/?mlat=40.73&mlon=13.90', 'Coordinate 40.73, 13.90, su OpenStreetMap'],
  ['https://maps.apple.com/?ll=40.73,13.90&q=Faro', '«Faro», coordinate 40.73, 13.90'],
  ['https://maps.apple.com/place?coordinate=40.73,13.90', 'Coordinate 40.73, 13.90'],
  ['https://maps.apple.com/?address=Via%20Roma%2012,%20Ponza', 'Luogo «Via Roma 12, Ponza»'],
  ['geo:40.73,13.90', 'Coordinate 40.73, 13.90'],
  ['GEO:40.73,13.90;u=35?z=12', 'Coordinate 40.73, 13.90'],
  ['geo:0,0?q=40.73,13.90(Casa)', '«Casa», coordinate 40.73, 13.90'],
  ['geo:0,0?q=Via+Roma+12,+Ponza', 'Luogo «Via Roma 12, Ponza»'],

  ['https://www.google.com/maps/embed?pb=!1m18', 'Mappa di Google Maps'],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;z=1" width="600"></iframe>',
    'Mappa di Google Maps',
  ],
  [
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1"></iframe>',
    'Mappa di OpenStreetMap',
  ],

  ['Via Roma 12, Ponza', 'Indirizzo «Via Roma 12, Ponza»'],
  ['Ponza: via Roma 12', 'Indirizzo «Ponza: via Roma 12»'],
  ['04027 Ponza (LT)', 'Indirizzo «04027 Ponza (LT)»'],
  ["Località Sant'Antioco & dintorni", "Indirizzo «Località Sant'Antioco & dintorni»"],
];

/** Each is refused, with a hint. */
const refused: [typed: string, problem: keyof typeof mapProblems][] = [
  ['', 'required'],
  ['  \n ', 'required'],
  ['https://maps.app.goo.gl/AbCdEf', 'short'],
  ['Casa nostra https://maps.app.goo.gl/AbCdEf?g_st=iw', 'short'],
  ['goo.gl/maps/AbCdEf', 'short'],
  ['https://osm.org/go/xcXjyqQlq-?m=', 'short'],
  ['https://www.google.com/maps/dir/Roma/Formia/', 'route'],
  ['https://maps.google.com/?saddr=Roma&daddr=Formia', 'route'],
  ['90.5, 13', 'range'],
  ['geo:40.73,190.5', 'range'],
  ['https://www.google.com/maps?q=140.73,13.90', 'range'],
  ['https://www.openstreetmap.org/#map=15/140.73/13.90', 'range'],
  ['https://www.openstreetmap.org/', 'link'],
  ['https://www.google.com/search?q=ponza', 'link'],
  ['https://www.google.com/maps', 'link'],
  ['https://example.com/maps?q=40.73,13.90', 'link'],
  // Lookalikes, and other ways to lead elsewhere.
  ['https://google.com.example/maps?q=40.73,13.90', 'link'],
  ['https://www.google.com@example.com/maps?q=1,2', 'link'],
  ['https://user:pw@www.google.com/maps?q=40.73,13.90', 'link'],
  ['https://www.google.com:8443/maps?q=40.73,13.90', 'link'],
  ['https://example.com/#https://www.google.com/maps/embed?pb=1', 'link'],
  ['https://notgoogle.com/maps?q=40.73,13.90', 'link'],
  ['https://maps.google.com.example/?q=40.73,13.90', 'link'],
  ['https://xn--ggle-0nda.com/maps?q=40.73,13.90', 'link'],
  ['https://openstreetmap.org.example/#map=15/40.73/13.90', 'link'],
  ['//example.com/maps', 'link'],
  ['/maps?q=1,2', 'link'],
  ['example.com/maps?q=40.73,13.90', 'link'],
  ['javascript:alert(1)', 'link'],
  ['javascript:alert("https://www.google.com/maps?q=40.73,13.90")', 'link'],
  ['JavaScript:40.73,13.90', 'link'],
  ['data:text/html,<script>alert(1)</script>', 'link'],
  ['ftp://www.google.com/maps?q=40.73,13.90', 'link'],
  ['blob:https://www.google.com/maps?q=40.73,13.90', 'link'],
  ['<iframe src="https://example.com/"></iframe>', 'link'],
  ['<iframe src="javascript:alert(1)"></iframe>', 'link'],
  ['<script>alert(1)</script>', 'unclear'],
  ['Via Roma <b>12</b>', 'unclear'],
  ['40,73', 'unclear'],
  ['40,5,13', 'unclear'],
  ['40.73 N, 13.90 S', 'unclear'],
  [`40°75'00"N 13°54'00"E`, 'unclear'],
  ['4073 1390', 'unclear'],
  ['12345', 'unclear'],
  ['geo:', 'unclear'],
  [`Via ${'Roma '.repeat(60)}`, 'unclear'],
  ['Via Roma '.repeat(1000), 'unclear'],
  [`https://www.google.com/maps/place/%E0%A4%A/`, 'link'],
];

describe('a map', () => {
  it.each(understood)('is understood from %j', (typed, words) => {
    expect(understoodOf(typed)).toBe(words);
    const reading = readMap(typed);
    const src = 'src' in reading ? reading.src : '';
    expect(mapAddress(src)).toBe(src);
    expect(frameSources.some((source) => src.startsWith(source))).toBe(true);
  });

  it.each(refused)('is not made of %j', (typed, problem) => {
    expect(readMap(typed)).toEqual({ problem: mapProblems[problem] });
  });

  it('shows a point by its coordinates, as near as the link did', () => {
    expect(parametersOf('40,73 13,90')).toEqual({ q: '40.73,13.90', z: '15', output: 'embed' });
    expect(parametersOf(place)).toEqual({ q: '40.879,12.9521', z: '17', output: 'embed' });
  });

  it('searches for an address by itself, and for a place near the link’s position', () => {
    expect(parametersOf('Via Roma 12, Ponza & co')).toEqual({
      q: 'Via Roma 12, Ponza & co',
      output: 'embed',
    });
    expect(parametersOf('https://www.google.com/maps/place/Ponza/@40.9,12.96,14z')).toEqual({
      q: 'Ponza',
      ll: '40.90,12.96',
      z: '14',
      output: 'embed',
    });
  });

  it('of OpenStreetMap stays there, with a mark only where the link had one', () => {
    const marked = parametersOf('https://www.openstreetmap.org/?mlat=40.73&mlon=13.90#map=15/1/2');
    expect(marked).toMatchObject({ layer: 'mapnik', marker: '40.73,13.90' });
    const [west = 0, south = 0, east = 0, north = 0] = (marked.bbox ?? '').split(',').map(Number);
    expect([(west + east) / 2, (south + north) / 2]).toEqual([
      expect.closeTo(13.9, 4),
      expect.closeTo(40.73, 4),
    ]);
    expect(east - west).toBeCloseTo(0.0257, 3);
    const plain = parametersOf('https://www.openstreetmap.org/#map=15/40.73/13.90');
    expect(plain).not.toHaveProperty('marker');
  });
});

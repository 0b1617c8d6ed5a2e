import { frameAddress, mapAddress, mapService } from './embeds.ts';

// Turns text that a person pastes or types for a map into the address of an embedded one. Looks nothing
// up: the map itself searches for a text without a link, when a visitor opens it.

export type MapReading =
  /** `understood` is for display: 'Coordinate 40.73, 13.90'. */
  { src: string; understood: string } | { problem: string };

export const mapProblems = {
  required: 'Incolla un link, oppure scrivi un indirizzo o le coordinate.',
  short:
    'Di un link breve solo Google sa dove porta. Sul telefono tieni premuto sul punto della mappa e copia le coordinate che appaiono. Sul computer apri il link e copia l’indirizzo lungo dalla barra del browser. Oppure scrivi qui l’indirizzo del luogo.',
  route:
    'Questo link mostra un percorso, non un luogo. Cerca il luogo nella mappa e copia quel link, oppure scrivi il suo indirizzo.',
  link: 'Questo link non porta a una mappa che il sito può mostrare: ne va bene uno di Google Maps, di OpenStreetMap o delle Mappe di Apple.',
  range:
    'Queste coordinate non esistono: la latitudine va da -90 a 90, la longitudine da -180 a 180.',
  unclear:
    'Non capisco quale luogo sia. Scrivi un indirizzo, per esempio «Via Roma 12, Ponza», oppure le coordinate, per esempio «40.73, 13.90».',
} as const;

/** In degrees. */
type Point = { lat: number; lng: number };
/** A place on a map: by its coordinates, or by a text to search for. */
type Place = { point?: Point; text?: string; zoom?: number | undefined };

/** Embed codes of Google are some 400 characters long, links to places up to 1,000. */
const TYPED_MAX = 4000;
const COORDINATES_MAX = 80;
const ADDRESS_MAX = 200;
const ZOOM = { usual: 15, min: 1, max: 19 };

const isOnEarth = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** At least two decimals, at most six, which is a hand's breadth. */
const inDegrees = (value: number): string => value.toFixed(6).replace(/0{1,4}$/, '');

const formatPoint = ({ lat, lng }: Point): string => `${inDegrees(lat)}, ${inDegrees(lng)}`;

// Coordinates

const SIDE =
  /^(?<before>[NSEWO])?(?<minus>-)?(?<degrees>\d{1,3}(?:[.,]\d{1,15})?)°?(?:(?<minutes>\d{1,2}(?:[.,]\d{1,10})?)')?(?:(?<seconds>\d{1,2}(?:[.,]\d{1,10})?)")?(?<after>[NSEWO])?$/i;

const numberOf = (text = '0'): number => Number(text.replace(',', '.'));

type Side = { degrees: number; axis: 'lat' | 'lng' | undefined };

/** One half of a pair: '40.73', '40,73 N', `O 13° 54' 3"`, where O is the Italian west. */
const readSide = (text: string): Side | null => {
  if (/\d\s+\d/.test(text)) return null;
  const found = SIDE.exec(text.replace(/\s+/g, ''));
  const { before, minus, degrees, minutes, seconds, after } = found?.groups ?? {};
  if (degrees === undefined || (before && after)) return null;
  if (numberOf(minutes) >= 60 || numberOf(seconds) >= 60) return null;
  const letter = (before ?? after)?.toUpperCase();
  const size = numberOf(degrees) + numberOf(minutes) / 60 + numberOf(seconds) / 3600;
  const isNegative = minus !== undefined || (letter !== undefined && 'SWO'.includes(letter));
  const axis = letter && ('NS'.includes(letter) ? 'lat' : 'lng');
  return { degrees: isNegative ? -size : size, axis: axis || undefined };
};

const pointOf = (first: Side, second: Side): Point | null => {
  if (first.axis !== undefined && first.axis === second.axis) return null;
  const isSwapped = first.axis === 'lng' || second.axis === 'lat';
  const [lat, lng] = isSwapped ? [second, first] : [first, second];
  return { lat: lat.degrees, lng: lng.degrees };
};

const plainSigns = (text: string): string =>
  text
    .replace(/[\u2032’‘\u00b4`]/g, "'")
    .replace(/[\u2033”“]|''/g, '"')
    .replace(/[\u00ba\u02da]/g, '°')
    .replace(/[−–]/g, '-')
    .replace(/\b(?:lat|lng|lon)[a-z]{0,8}[.:=]?/gi, '')
    .replace(/^\s*\(|\)\s*$/g, '')
    .trim();

/** The pair that a text divides into at `at`; null where it does not. */
const readPairAt = (text: string, at: number): Point | null => {
  const left = text.slice(0, at).trimEnd();
  const right = text.slice(at).replace(/^[\s,;]+/, '');
  const first = readSide(left);
  const second = readSide(right);
  if (!first || !second) return null;
  const between = text.slice(left.length, text.length - right.length);
  const hasAxes = first.axis !== undefined && second.axis !== undefined;
  // '40,73' alone is one number with a decimal comma.
  const isPair = between === ',' ? /[.,]/.test(left + right) : between !== '';
  return hasAxes || isPair ? pointOf(first, second) : null;
};

/** Null if it is not a pair of coordinates, or ambiguous. */
const readPoint = (typed: string): Point | null => {
  if (typed.length > COORDINATES_MAX || !/\d/.test(typed)) return null;
  const text = plainSigns(typed);
  const pairs = Array.from({ length: text.length }, (_, at) => readPairAt(text, at));
  const [found, ...others] = pairs.filter((pair) => pair !== null);
  if (!found) return null;
  return others.every(({ lat, lng }) => lat === found.lat && lng === found.lng) ? found : null;
};

// Addresses of embedded maps

const zoomOf = (text: string | null | undefined): number | undefined => {
  const zoom = Math.round(Number(text ?? Number.NaN));
  return zoom >= ZOOM.min ? Math.min(zoom, ZOOM.max) : undefined;
};

const googleMap = ({ point, text, zoom }: Place): string => {
  const url = new URL('https://www.google.com/maps');
  const at = point && `${inDegrees(point.lat)},${inDegrees(point.lng)}`;
  url.searchParams.set('q', text ?? at ?? '');
  if (text !== undefined && at) url.searchParams.set('ll', at);
  const shown = zoom ?? (text === undefined ? ZOOM.usual : undefined);
  if (shown) url.searchParams.set('z', String(shown));
  url.searchParams.set('output', 'embed');
  return url.href;
};

/** Half of the map's usual size on the screen, in pixels. */
const HALF = { width: 300, height: 240 };

const openStreetMap = (centre: Point, zoom: number, marker: Point | null): string => {
  const lng = (HALF.width * 360) / (256 * 2 ** zoom);
  const lat = (lng * HALF.height * Math.cos((centre.lat * Math.PI) / 180)) / HALF.width;
  const within = (value: number, limit: number) =>
    Math.max(-limit, Math.min(limit, value)).toFixed(6);
  const box = [
    within(centre.lng - lng, 180),
    within(centre.lat - lat, 85),
    within(centre.lng + lng, 180),
    within(centre.lat + lat, 85),
  ];
  const url = new URL('https://www.openstreetmap.org/export/embed.html');
  url.searchParams.set('bbox', box.join(','));
  url.searchParams.set('layer', 'mapnik');
  if (marker) url.searchParams.set('marker', `${inDegrees(marker.lat)},${inDegrees(marker.lng)}`);
  return url.href;
};

// Readings

const atPoint = (point: Point, more: { name?: string; zoom?: number | undefined } = {}) => {
  if (!isOnEarth(point)) return { problem: mapProblems.range };
  const { name, zoom } = more;
  const coordinates = formatPoint(point);
  return {
    src: googleMap({ point, zoom }),
    understood: name ? `«${name}», coordinate ${coordinates}` : `Coordinate ${coordinates}`,
  };
};

/** The text of a link: coordinates, or words to search for. */
const searched = (text: string, zoom?: number): MapReading => {
  const point = readPoint(text);
  if (point) return atPoint(point, { zoom });
  const words = text.trim().slice(0, ADDRESS_MAX);
  if (!/\p{L}/u.test(words)) return { problem: mapProblems.unclear };
  return { src: googleMap({ text: words, zoom }), understood: `Luogo «${words}»` };
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment.replaceAll('+', ' ')).trim();
  } catch {
    return '';
  }
};

const firstOf = ({ searchParams }: URL, names: readonly string[]): string =>
  names.map((name) => searchParams.get(name)?.trim()).find(Boolean) ?? '';

const DEGREES = '(-?\\d{1,3}(?:\\.\\d{1,20})?)';
/** The place's own coordinates, in a link's `data`. */
const pin = new RegExp(`!3d${DEGREES}!4d${DEGREES}`);
/** The middle of the map that was on the screen. */
const view = new RegExp(`/@${DEGREES},${DEGREES}(?:,(\\d{1,2}(?:\\.\\d{1,4})?)z)?`);

const matchedPoint = (found: RegExpExecArray | null): Point | undefined =>
  found ? { lat: Number(found[1]), lng: Number(found[2]) } : undefined;

const readGoogle = (url: URL): MapReading => {
  const [, , kind, name = ''] = url.pathname.split('/');
  if (kind === 'dir' || url.searchParams.has('daddr')) return { problem: mapProblems.route };
  const viewed = view.exec(url.pathname);
  const zoom = zoomOf(viewed?.[3] ?? firstOf(url, ['z', 'zoom']));
  const words = kind === 'place' || kind === 'search' ? decoded(name.replace(/^@.*/, '')) : '';
  const pinned = matchedPoint(pin.exec(url.pathname));
  if (pinned) return atPoint(pinned, { zoom, ...(!readPoint(words) && { name: words }) });
  const asked = words || firstOf(url, ['q', 'query', 'll', 'center']);
  const around = matchedPoint(viewed);
  if (!asked) return around ? atPoint(around, { zoom }) : { problem: mapProblems.link };
  const reading = searched(asked, zoom);
  if ('problem' in reading || !around || !isOnEarth(around) || readPoint(asked)) return reading;
  return { ...reading, src: googleMap({ text: asked.slice(0, ADDRESS_MAX), point: around, zoom }) };
};

const readOpenStreetMap = (url: URL): MapReading => {
  const hash = new URLSearchParams(url.hash.slice(1)).get('map') ?? '';
  const [zoomText = '', ...middle] = hash.split('/');
  const numbers = (lat: string, lng: string): Point | null => readPoint(`${lat} ${lng}`);
  const marker = numbers(firstOf(url, ['mlat']), firstOf(url, ['mlon']));
  const centre =
    marker ?? numbers(middle[0] ?? firstOf(url, ['lat']), middle[1] ?? firstOf(url, ['lon']));
  if (!centre) return { problem: mapProblems.link };
  if (!isOnEarth(centre)) return { problem: mapProblems.range };
  const zoom = zoomOf(zoomText || url.searchParams.get('zoom')) ?? ZOOM.usual;
  return {
    src: openStreetMap(centre, zoom, marker),
    understood: `Coordinate ${formatPoint(centre)}, su OpenStreetMap`,
  };
};

const readApple = (url: URL): MapReading => {
  const name = firstOf(url, ['name', 'q']);
  const point = readPoint(firstOf(url, ['coordinate', 'll']));
  if (point) return atPoint(point, { name });
  const asked = firstOf(url, ['address', 'q']);
  return asked ? searched(asked) : { problem: mapProblems.link };
};

/** RFC 5870, with the `z` and `q` that Android added. */
const readGeo = (text: string): MapReading => {
  const [path = '', query = ''] = text.slice('geo:'.length).split('?');
  const parameters = new URLSearchParams(query);
  const point = readPoint(path.split(';')[0] ?? '');
  const zoom = zoomOf(parameters.get('z'));
  const [asked = '', label = ''] = (parameters.get('q') ?? '').replace(/\)\s*$/, '').split('(');
  if (asked.trim()) {
    const at = readPoint(asked);
    return at ? atPoint(at, { zoom, name: label.trim() }) : searched(asked, zoom);
  }
  return point ? atPoint(point, { zoom }) : { problem: mapProblems.unclear };
};

const GOOGLE = /^(?:www\.|maps\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
const shortHosts = ['maps.app.goo.gl', 'goo.gl', 'g.page', 'g.co', 'share.google', 'osm.org'];

const isGoogleMap = ({ hostname, pathname }: URL): boolean =>
  GOOGLE.test(hostname) && (/^\/maps(\/|$)/.test(pathname) || hostname.startsWith('maps.'));

const readLink = (link: string): MapReading => {
  const problem = { problem: mapProblems.link };
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return problem;
  if (url.username || url.password || url.port) return problem;
  const embedded = mapAddress(link);
  if (embedded) return { src: embedded, understood: `Mappa di ${mapService(embedded)}` };
  const host = url.hostname.replace(/^www\./, '');
  if (isGoogleMap(url)) return readGoogle(url);
  if (host === 'openstreetmap.org' || (host === 'osm.org' && url.hash))
    return readOpenStreetMap(url);
  if (host === 'maps.apple.com') return readApple(url);
  return shortHosts.includes(host) ? { problem: mapProblems.short } : problem;
};

const withProtocol = (text: string): string =>
  /^(?:www\.|maps\.|google\.|goo\.gl\/|g\.page\/|openstreetmap\.|osm\.org)\S*$/i.test(text)
    ? `https://${text}`
    : text;

const readText = (text: string): MapReading => {
  const point = readPoint(text);
  if (point) return atPoint(point);
  const isAddress = text.length <= ADDRESS_MAX && /\p{L}{2}/u.test(text) && !/[<>\\]/.test(text);
  if (!isAddress) return { problem: mapProblems.unclear };
  return { src: googleMap({ text }), understood: `Indirizzo «${text}»` };
};

/** A scheme other than of a web page; 'Ponza: via Roma 12' has none. */
const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:(?=\S)/i;
/** An address of a web page without its scheme, or a path. */
const bareLink = /^(?:\/|\S+\.[a-z]{2,}\/)/i;

/** Reads an embed code, a link to a place, coordinates or an address. */
export const readMap = (typed: string): MapReading => {
  const text = frameAddress(typed.slice(0, TYPED_MAX))
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  if (text === '') return { problem: mapProblems.required };
  if (typed.length > TYPED_MAX) return { problem: mapProblems.unclear };
  if (/^geo:/i.test(text)) return readGeo(text);
  if (otherScheme.test(text)) return { problem: mapProblems.link };
  // Telephones share a link with the name of the place before it.
  const [link] = /https?:\/\/\S+/i.exec(withProtocol(text)) ?? [];
  if (link) return readLink(link);
  return bareLink.test(text) ? { problem: mapProblems.link } : readText(text);
};

// Embeds from other sites that a text may contain: maps and videos.

const YOUTUBE_ID = /^[\w-]{11}$/;
const youtubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];

const webAddress = (typed: string): URL | null => {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/** The `src` of a pasted `<iframe>`; any other text unchanged. */
export const frameAddress = (typed: string): string => {
  const [, attributes = ''] = /<iframe([^>]*)/i.exec(typed) ?? [];
  const [, src] = /\ssrc\s*=\s*["']([^"']+)["']/i.exec(attributes) ?? [];
  return src?.replaceAll('&amp;', '&') ?? typed;
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

const youtubeId = (url: URL): string | null => {
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  if (hostOf(url) === 'youtu.be') return first;
  if (!youtubeHosts.includes(hostOf(url))) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
};

/** The start time in seconds from `90`, `90s` or `1h2m3s`; 0 if there is none. */
const startSeconds = ({ searchParams }: URL): number => {
  const given = searchParams.get('start') ?? searchParams.get('t') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(given) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return Math.min(total, 24 * 3600);
};

/** The no-cookie embed address for any YouTube link; null for other addresses. */
export const youtubeAddress = (typed: string): string | null => {
  const url = webAddress(frameAddress(typed));
  const id = url && youtubeId(url);
  if (!url || !id || !YOUTUBE_ID.test(id)) return null;
  const start = startSeconds(url);
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
};

/** The watch page of an embedded video. */
export const youtubePage = (embedded: string): string => {
  const { pathname, searchParams } = new URL(embedded);
  const start = searchParams.get('start');
  const id = pathname.split('/').at(-1) ?? '';
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
};

const isMap = (url: URL): boolean => {
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return false;
  const place = `${hostOf(url)}${url.pathname}`;
  if (/^(maps\.)?google\.com\/maps$/.test(place)) {
    return url.searchParams.get('output') === 'embed';
  }
  return (
    /^google\.com\/maps\/(embed|d\/(u\/\d\/)?embed)$/.test(place) ||
    place === 'google.com/maps/embed/v1/place' ||
    place === 'openstreetmap.org/export/embed.html'
  );
};

/** The embed address of a Google Maps or OpenStreetMap map; null for other addresses. */
export const mapAddress = (typed: string): string | null => {
  const url = webAddress(frameAddress(typed));
  return url && isMap(url) ? url.href : null;
};

/** The provider of an embedded map. */
export const mapService = (embedded: string): 'OpenStreetMap' | 'Google Maps' =>
  hostOf(new URL(embedded)) === 'openstreetmap.org' ? 'OpenStreetMap' : 'Google Maps';

/** The query of an embedded map: coordinates or words; '' if its address has none. */
export const mapQuery = (embedded: string): string =>
  new URL(embedded).searchParams.get('q')?.trim() ?? '';

/** The same map on its provider's own page, if its address has enough information. */
export const mapPage = (embedded: string): string => {
  const url = new URL(embedded);
  const [lat, lng] = url.searchParams.get('marker')?.split(',') ?? [];
  if (lat && lng) return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}`;
  if (!url.searchParams.has('output')) return embedded;
  url.searchParams.delete('output');
  return url.href;
};

/** The sources that frames may load, as in `frame-src`. */
export const frameSources = [
  'https://www.youtube-nocookie.com/embed/',
  'https://www.google.com/maps',
  'https://www.google.com/maps/',
  'https://google.com/maps',
  'https://google.com/maps/',
  'https://maps.google.com/maps',
  'https://www.openstreetmap.org/export/',
  'https://openstreetmap.org/export/',
];

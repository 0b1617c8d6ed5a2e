import { describe, expect, it } from 'vitest';
import { italian } from '#tests/support/languages.ts';
import { type Embed, embedLabels, frameAddress } from './embed-labels.ts';

const embed = (kind: Embed['kind'], src: string): Embed => ({
  kind,
  src,
  width: '100%',
  height: '315',
});

describe('a video', () => {
  const video = embed('youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90');

  it('names its provider and links to its page there', () => {
    expect(embedLabels(video, italian)).toMatchObject({
      host: 'YouTube (Google)',
      action: 'Guarda il video',
      page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
    });
  });

  it('plays by itself', () => {
    expect(frameAddress(video)).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&autoplay=1',
    );
  });
});

it.each([
  ['https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4', 'OpenStreetMap', null],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&marker=40.9%2C12.96',
    'OpenStreetMap',
    'https://www.openstreetmap.org/?mlat=40.9&mlon=12.96',
  ],
  ['https://www.google.com/maps/embed?pb=!1m18', 'Google Maps (Google)', null],
  [
    'https://maps.google.com/maps?q=carloforte&output=embed',
    'Google Maps (Google)',
    'https://maps.google.com/maps?q=carloforte',
  ],
])('the map %s names its provider and is loaded unchanged', (src, host, page) => {
  const map = embed('map', src);
  expect(embedLabels(map, italian)).toMatchObject({
    host,
    action: 'Mostra la mappa',
    page: page ?? src,
  });
  expect(frameAddress(map)).toBe(src);
});

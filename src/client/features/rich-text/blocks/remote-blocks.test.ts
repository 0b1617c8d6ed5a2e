import { describe, expect, it } from 'vitest';
import { mapProblems } from '#shared/rich-text/map-places.ts';
import { blockOfText, type RemoteKind, readRemote, typedAddress } from './remote-blocks.ts';

const video = {
  kind: 'youtube',
  src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  width: '100%',
  height: '315',
};
const map = {
  kind: 'map',
  src: 'https://www.google.com/maps/embed?pb=!1m18&z=1',
  width: '100%',
  height: '480',
};

const remoteBlock = (kind: RemoteKind, typed: string) => {
  const reading = readRemote(kind, typed);
  return 'block' in reading ? reading.block : null;
};

describe('a block from a typed or pasted text', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ' youtu.be/dQw4w9WgXcQ ',
    'www.youtube.com/shorts/dQw4w9WgXcQ',
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc" title="x"></iframe>',
  ])('is a YouTube video for %s', (typed) => {
    expect(remoteBlock('youtube', typed)).toEqual(video);
  });

  it('is a map for an embed code and for its address', () => {
    const code = `<iframe src="${map.src.replace('&', '&amp;')}" width="600" height="450"></iframe>`;
    expect(remoteBlock('map', code)).toEqual(map);
    expect(remoteBlock('map', map.src)).toEqual(map);
  });

  it('is null for anything else', () => {
    expect(readRemote('map', 'https://maps.app.goo.gl/abc')).toEqual({
      problem: mapProblems.short,
    });
    expect(remoteBlock('youtube', 'https://vimeo.com/1')).toBeNull();
    expect(remoteBlock('map', '<iframe src="https://example.com/maps"></iframe>')).toBeNull();
  });

  it('is a map for a place, which the editor shows again as typed', () => {
    const reading = readRemote('map', '40,73 13,90');
    expect(reading).toMatchObject({ understood: 'Coordinate 40.73, 13.90' });
    const block = remoteBlock('map', '40,73 13,90');
    expect(block && typedAddress(block)).toBe('40.73,13.90');
  });

  it('accepts a copied text only if it is nothing else', () => {
    expect(blockOfText('https://youtu.be/dQw4w9WgXcQ\n')).toEqual(video);
    expect(blockOfText('Guarda https://youtu.be/dQw4w9WgXcQ')).toBeNull();
    expect(blockOfText('https://example.com')).toBeNull();
  });

  it('is edited as the address of its YouTube page', () => {
    const later = remoteBlock('youtube', 'https://youtu.be/dQw4w9WgXcQ?t=90');
    expect(later && typedAddress(later)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s');
  });
});

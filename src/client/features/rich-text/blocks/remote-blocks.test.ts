import { describe, expect, it } from 'vitest';
import { blockOfText, remoteBlock, typedAddress } from './remote-blocks.ts';

const film = {
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

describe('a block from what is typed or pasted', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ' youtu.be/dQw4w9WgXcQ ',
    'www.youtube.com/shorts/dQw4w9WgXcQ',
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc" title="x"></iframe>',
  ])('is a film for %s', (typed) => {
    expect(remoteBlock('youtube', typed)).toEqual(film);
  });

  it('is a map for the whole code and for its address', () => {
    const code = `<iframe src="${map.src.replace('&', '&amp;')}" width="600" height="450"></iframe>`;
    expect(remoteBlock('map', code)).toEqual(map);
    expect(remoteBlock('map', map.src)).toEqual(map);
  });

  it('is none for what may not be shown', () => {
    expect(remoteBlock('map', 'https://maps.app.goo.gl/abc')).toBeNull();
    expect(remoteBlock('youtube', 'https://vimeo.com/1')).toBeNull();
    expect(remoteBlock('map', '<iframe src="https://example.com/maps"></iframe>')).toBeNull();
  });

  it('is taken from a copied text only where it stands alone', () => {
    expect(blockOfText('https://youtu.be/dQw4w9WgXcQ\n')).toEqual(film);
    expect(blockOfText('Guarda https://youtu.be/dQw4w9WgXcQ')).toBeNull();
    expect(blockOfText('https://example.com')).toBeNull();
  });

  it('is shown for change as the page where one watches it', () => {
    const later = remoteBlock('youtube', 'https://youtu.be/dQw4w9WgXcQ?t=90');
    expect(later && typedAddress(later)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s');
  });
});

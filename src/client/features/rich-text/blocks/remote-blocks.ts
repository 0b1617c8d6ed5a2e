import {
  frameAddress,
  mapAddress,
  mapQuery,
  youtubeAddress,
  youtubePage,
} from '#shared/rich-text/embeds.ts';
import { readMap } from '#shared/rich-text/map-places.ts';
import { embedSize, type RichTextBlock } from '#shared/rich-text/rich-text.ts';

export type RemoteKind = 'map' | 'youtube';
export type RemoteBlock = RichTextBlock & { kind: RemoteKind };

type RemoteLabels = { insertTitle: string; changeTitle: string; label: string; hint: string };

export const remoteLabels: Record<RemoteKind, RemoteLabels> = {
  map: {
    insertTitle: 'Inserisci una mappa',
    changeTitle: 'Cambia mappa',
    label: 'Luogo',
    hint: 'Un indirizzo o le coordinate: sul telefono tieni premuto sul punto della mappa e copiale. Vanno bene anche il link lungo o il codice di Google Maps, OpenStreetMap o Mappe di Apple.',
  },
  youtube: {
    insertTitle: 'Inserisci un video di YouTube',
    changeTitle: 'Cambia video di YouTube',
    label: 'Link del video',
    hint: 'Per esempio https://www.youtube.com/watch?v=… oppure https://youtu.be/…',
  },
};

const youtubeProblems = {
  required: 'Incolla il link del video.',
  refused:
    'Questo non è il link di un video di YouTube. Apri il video, premi Condividi e copia il link.',
};

const withProtocol = (typed: string): string =>
  /^(www\.|m\.|youtu)/i.test(typed) ? `https://${typed}` : typed;

const addresses = { map: mapAddress, youtube: youtubeAddress };

const blockWith = (kind: RemoteKind, src: string): RemoteBlock => ({
  kind,
  src,
  ...embedSize[kind],
});

/** The block for a pasted embed code or address, in its default size; null for anything else. */
const pastedBlock = (kind: RemoteKind, text: string): RemoteBlock | null => {
  const src = addresses[kind](withProtocol(frameAddress(text).trim()));
  return src === null ? null : blockWith(kind, src);
};

type RemoteReading = { block: RemoteBlock; understood: string } | { problem: string };

/** The block for the text typed in its dialog; `understood` is the interpretation of a map's address. */
export const readRemote = (kind: RemoteKind, typed: string): RemoteReading => {
  if (kind === 'map') {
    const reading = readMap(typed);
    if ('problem' in reading) return reading;
    return { block: blockWith(kind, reading.src), understood: reading.understood };
  }
  const block = pastedBlock(kind, typed);
  if (block) return { block, understood: '' };
  return { problem: typed.trim() ? youtubeProblems.refused : youtubeProblems.required };
};

/** For a copied text that is only an address or embed code. */
export const blockOfText = (text: string): RemoteBlock | null => {
  const isAlone = /^\S+$/.test(text.trim()) || /^<iframe[\s\S]*<\/iframe>$/i.test(text.trim());
  return isAlone ? (pastedBlock('youtube', text.trim()) ?? pastedBlock('map', text.trim())) : null;
};

export const typedAddress = ({ kind, src }: RemoteBlock): string =>
  kind === 'youtube' ? youtubePage(src) : mapQuery(src) || src;

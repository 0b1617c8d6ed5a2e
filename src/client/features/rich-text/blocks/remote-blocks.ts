import { frameAddress, mapAddress, youtubeAddress, youtubePage } from '#shared/embeds.ts';
import { embedSize, type RichTextBlock } from '#shared/rich-text.ts';

export type RemoteKind = 'map' | 'youtube';
export type RemoteBlock = RichTextBlock & { kind: RemoteKind };

type RemoteLabels = {
  insertTitle: string;
  changeTitle: string;
  label: string;
  hint: string;
  required: string;
  refused: string;
};

export const remoteLabels: Record<RemoteKind, RemoteLabels> = {
  map: {
    insertTitle: 'Inserisci una mappa',
    changeTitle: 'Cambia mappa',
    label: 'Codice o indirizzo della mappa',
    hint: 'In Google Maps: Condividi → Incorpora una mappa → Copia HTML. In OpenStreetMap: Condividi → HTML.',
    required: 'Incolla il codice della mappa.',
    refused:
      'Questa non è una mappa che si può mostrare. In Google Maps premi Condividi, poi «Incorpora una mappa» e «Copia HTML»: è quel codice, non il link della pagina.',
  },
  youtube: {
    insertTitle: 'Inserisci un video di YouTube',
    changeTitle: 'Cambia video di YouTube',
    label: 'Link del video',
    hint: 'Per esempio https://www.youtube.com/watch?v=… oppure https://youtu.be/…',
    required: 'Incolla il link del video.',
    refused:
      'Questo non è il link di un video di YouTube. Apri il video, premi Condividi e copia il link.',
  },
};

const withProtocol = (typed: string): string =>
  /^(www\.|m\.|youtu)/i.test(typed) ? `https://${typed}` : typed;

const parsers = { map: mapAddress, youtube: youtubeAddress };

/** The block for an address or embed code, in its default size; null for anything else. */
export const remoteBlock = (kind: RemoteKind, typed: string): RemoteBlock | null => {
  const src = parsers[kind](withProtocol(frameAddress(typed).trim()));
  return src === null ? null : { kind, src, ...embedSize[kind] };
};

/** For a copied text that is only an address or embed code. */
export const blockOfText = (text: string): RemoteBlock | null => {
  const isAlone = /^\S+$/.test(text.trim()) || /^<iframe[\s\S]*<\/iframe>$/i.test(text.trim());
  return isAlone ? (remoteBlock('youtube', text.trim()) ?? remoteBlock('map', text.trim())) : null;
};

export const typedAddress = ({ kind, src }: RemoteBlock): string =>
  kind === 'youtube' ? youtubePage(src) : src;

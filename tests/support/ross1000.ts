import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { parseXml, type XmlElement } from './xml.ts';

// The region's file, as its schema and an independent reader see it. The schema is that of the web service of
// Emilia-Romagna, served on 5 October 2026.

const NAMESPACE = 'http://checkin.ws.service.turismo5.gies.it/';

const schemaFile = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`ross1000/${name}`, import.meta.url), 'utf8'),
});

/** What the schema says against a file. As a file the root has no namespace, for the service it has one. */
export const schemaErrors = async (xml: string): Promise<string[]> => {
  const asMessage = xml
    .replace('<movimenti>', `<gies:movimenti xmlns:gies="${NAMESPACE}">`)
    .replace('</movimenti>', '</gies:movimenti>');
  const { errors } = await validateXML({
    xml: { fileName: 'movimenti.xml', contents: asMessage },
    schema: [schemaFile('checkin.xsd')],
    preload: [schemaFile('v2.xsd')],
  });
  return errors.map(({ message }) => message);
};

/** `20260606` as a day. */
const dayOf = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

const texts = (element: XmlElement, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, element.text(name)] as const).filter(([, text]) => text !== ''),
  );

const arrivalTexts = [
  ...['idswh', 'tipoalloggiato', 'idcapo', 'sesso', 'cittadinanza', 'statoresidenza'],
  ...['luogoresidenza', 'datanascita', 'statonascita', 'comunenascita', 'tipoturismo'],
  ...['mezzotrasporto', 'canaleprenotazione'],
];

export type ReadDay = {
  day: string;
  house: Record<string, string>;
  arrivals: Record<string, string>[];
  departures: Record<string, string>[];
  withdrawn: Record<string, string>[];
};

/** The days of a file, in its order. */
export const readRoss1000 = (xml: string): ReadDay[] =>
  parseXml(xml)
    .all('movimento')
    .map((movimento) => {
      const told = (name: string) =>
        movimento.all(name).map((one) => texts(one, ['idswh', 'tipoalloggiato', 'arrivo']));
      const [house] = movimento.all('struttura');
      const names = ['apertura', 'camereoccupate', 'cameredisponibili', 'lettidisponibili'];
      return {
        day: dayOf(movimento.text('data')),
        house: house ? texts(house, names) : {},
        arrivals: movimento
          .all('arrivi')
          .flatMap((arrivi) => arrivi.all('arrivo'))
          .map((arrivo) => texts(arrivo, arrivalTexts)),
        departures: told('partenza'),
        withdrawn: told('eliminazione'),
      };
    });

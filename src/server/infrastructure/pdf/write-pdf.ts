// Documents for people: A4, tagged for screen readers, in one font. The same parts make the same bytes.

/** A part of a document, from top to bottom. */
export type PdfPart =
  | { title: string; detail: string }
  | { heading: string }
  /** Blank lines part its paragraphs. */
  | { text: string; isSmall?: true }
  /** Side by side: a label, and lines below it. */
  | { columns: readonly { label: string; lines: readonly string[] }[] }
  | { rows: readonly PdfRow[] }
  /** An empty frame for a stamp, with words in it, and a line for a signature. */
  | { stamp: string | null; signature: string };

export type PdfRow = { label: string; value: string; isTotal?: true };

export type PdfContent = {
  title: string;
  author: string;
  /** The tag of its language. */
  lang: string;
  /** An instant, ISO 8601. */
  createdAt: string;
  parts: readonly PdfPart[];
  /** At the foot of each page, before its number. */
  foot: string;
};

type Pdf = PDFKit.PDFDocument;

const MARGIN = 62;
const FOOT = 50;
const GAP = 22;
const SIZE = 10.5;
const SMALL = 8.5;
const LINE_GAP = 2.5;
const INK = '#1c2b33';
const SOFT = '#4a5b64';
const SEA = '#0d5167';
const LINE = '#d9c9ad';

/** Loaded at its first use: few starts of the site write a document. */
const newPdf = async (options: PDFKit.PDFDocumentOptions): Promise<Pdf> => {
  const { default: PDFDocument } = await import('pdfkit');
  // Without `font`, pdfkit looks for the file of one of its own.
  const pdf = new PDFDocument({ ...options, font: null as never });
  return pdf.font(await fontFile());
};

let loading: Promise<Buffer> | undefined;

const loadFont = async (): Promise<Buffer> => {
  const { default: address } = await import('./noto-sans.ttf?inline');
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

/** Noto Sans, for all that is written in Latin, Greek or Cyrillic letters. Half a megabyte: read at its first use. */
const fontFile = (): Promise<Buffer> => {
  loading ??= loadFont();
  return loading;
};

/** One code point for each letter, as the font has them. */
const composed = (text: string): string => text.normalize('NFC');

/** The types do not know the file behind the font in use. */
type WithGlyphs = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

let isWritable: Promise<(character: string) => boolean> | undefined;

const readGlyphs = async (): Promise<(character: string) => boolean> => {
  const { font } = ((await newPdf({})) as unknown as WithGlyphs)._font;
  return (character) =>
    /^[\n\r\t]$/.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
};

/** The characters of a text that the font cannot write, each once: they would print as empty boxes. */
export const unwritableIn = async (text: string): Promise<string[]> => {
  isWritable ??= readGlyphs();
  const test = await isWritable;
  return [...new Set(composed(text))].filter((character) => !test(character));
};

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

const inSoft = (pdf: Pdf, size = SMALL): Pdf => pdf.fontSize(size).fillColor(SOFT);
const inInk = (pdf: Pdf, size = SIZE): Pdf => pdf.fontSize(size).fillColor(INK);

const rule = (pdf: Pdf): void => {
  const { y } = pdf;
  pdf.markContent('Artifact', { type: 'Layout' } as never);
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke();
  pdf.endMarkedContent();
};

/** Begins a new page unless so many points are left on this one. */
const keepTogether = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
};

type Draw = (pdf: Pdf) => void;
type Block = readonly { tag: string; draw: Draw }[];

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part !== '');

const textAt = (pdf: Pdf, text: string, options: PDFKit.Mixins.TextOptions = {}): Pdf =>
  pdf.text(composed(text), MARGIN, pdf.y, {
    width: widthOf(pdf),
    lineGap: LINE_GAP,
    ...options,
  });

const titleBlock = ({ title, detail }: { title: string; detail: string }): Block => [
  {
    tag: 'H1',
    draw: (pdf) => {
      textAt(pdf.fontSize(23).fillColor(SEA), title);
    },
  },
  {
    tag: 'P',
    draw: (pdf) => {
      textAt(inSoft(pdf, 12), detail);
      pdf.y += GAP;
    },
  },
];

const columnsBlock = (columns: readonly { label: string; lines: readonly string[] }[]): Block => {
  let top = 0;
  let bottom = 0;
  return columns.map(({ label, lines }, index) => ({
    tag: 'P',
    draw: (pdf) => {
      if (index === 0) [top, bottom] = [pdf.y, pdf.y];
      const width = (widthOf(pdf) - GAP * (columns.length - 1)) / columns.length;
      const x = MARGIN + index * (width + GAP);
      inSoft(pdf).text(composed(label), x, top, { width });
      const words = lines.filter((line) => line !== '').join('\n');
      inInk(pdf).text(composed(words), x, pdf.y + 3, { width, lineGap: LINE_GAP });
      bottom = Math.max(bottom, pdf.y);
      pdf.x = MARGIN;
      pdf.y = index === columns.length - 1 ? bottom + GAP : top;
    },
  }));
};

const rowBlock = ({ label, value, isTotal }: PdfRow, isLast: boolean): Block[number] => ({
  tag: 'P',
  draw: (pdf) => {
    const size = isTotal ? 14 : SIZE;
    const left = widthOf(pdf) * 0.46;
    const [words, sum] = [composed(label), composed(value)];
    const lineGap = LINE_GAP;
    inInk(pdf, size);
    const right = widthOf(pdf) - left - GAP;
    const height = Math.max(
      pdf.heightOfString(words, { width: left, lineGap }),
      pdf.heightOfString(sum, { width: right, lineGap }),
    );
    keepTogether(pdf, height + 16);
    rule(pdf);
    const top = pdf.y + 7;
    inSoft(pdf, isTotal ? 12 : SIZE).text(words, MARGIN, top + (isTotal ? 2 : 0), {
      ...{ width: left, lineGap },
    });
    pdf
      .fontSize(size)
      .fillColor(isTotal ? SEA : INK)
      .text(sum, MARGIN + left + GAP, top, { width: right, align: 'right', lineGap });
    pdf.x = MARGIN;
    pdf.y = top + height + 5;
    if (!isLast) return;
    rule(pdf);
    pdf.y += GAP;
  },
});

const STAMP_WIDTH = 120;
const STAMP_HEIGHT = 96;

const stampBlock = ({ stamp, signature }: { stamp: string | null; signature: string }): Block => [
  {
    tag: 'P',
    draw: (pdf) => {
      keepTogether(pdf, STAMP_HEIGHT + 2 * GAP);
      const top = pdf.y + 8;
      const right = MARGIN + widthOf(pdf) - 220;
      pdf.markContent('Artifact', { type: 'Layout' } as never);
      if (stamp !== null) {
        pdf.roundedRect(MARGIN, top, STAMP_WIDTH, STAMP_HEIGHT, 4).dash(3, { space: 3 });
        pdf.strokeColor(SOFT).lineWidth(0.75).stroke().undash();
      }
      const base = top + STAMP_HEIGHT - 16;
      pdf.moveTo(right, base).lineTo(MARGIN + widthOf(pdf), base);
      pdf.strokeColor(SOFT).lineWidth(0.75).stroke();
      pdf.endMarkedContent();
      if (stamp !== null) {
        inSoft(pdf).text(composed(stamp), MARGIN + 8, top + 10, { width: STAMP_WIDTH - 16 });
      }
      inSoft(pdf).text(composed(signature), right, base + 4, { width: 220 });
      pdf.x = MARGIN;
      pdf.y = top + STAMP_HEIGHT + GAP;
    },
  },
];

const blockOf = (part: PdfPart): Block => {
  if ('title' in part) return titleBlock(part);
  if ('columns' in part) return columnsBlock(part.columns);
  if ('stamp' in part) return stampBlock(part);
  if ('rows' in part) {
    return part.rows.map((row, index) => rowBlock(row, index === part.rows.length - 1));
  }
  if ('heading' in part) {
    const draw: Draw = (pdf) => {
      keepTogether(pdf, 60);
      textAt(pdf.fontSize(13).fillColor(SEA), part.heading);
      pdf.y += 5;
    };
    return [{ tag: 'H2', draw }];
  }
  return paragraphs(part.text).map((text) => ({
    tag: 'P',
    draw: (pdf) => {
      textAt(part.isSmall ? inSoft(pdf) : inInk(pdf), text);
      pdf.y += 8;
    },
  }));
};

/** In the margin below the text, where pdfkit would begin another page. */
const drawFeet = (pdf: Pdf, foot: string): void => {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' } as never);
    const words = count > 1 ? `${foot} · ${page + 1}/${count}` : foot;
    inSoft(pdf).text(composed(words), MARGIN, pdf.page.height - FOOT, {
      ...{ width: widthOf(pdf), height: SMALL * 2, ellipsis: true, lineBreak: false },
    });
    pdf.endMarkedContent();
  }
};

const bytesOf = async (pdf: Pdf): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Check the texts with `unwritableIn` first. */
export const writePdf = async (content: PdfContent): Promise<Buffer> => {
  const pdf = await newPdf({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT + GAP },
    pdfVersion: '1.7',
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: content.lang,
    info: {
      Title: content.title,
      Author: content.author,
      CreationDate: new Date(content.createdAt),
    },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const { tag, draw } of content.parts.flatMap(blockOf)) {
    root.add(pdf.struct(tag, {}, () => draw(pdf)));
  }
  root.end();
  drawFeet(pdf, content.foot);
  pdf.end();
  return bytesOf(pdf);
};

/** The used part of the package, which ships no types. */
declare module 'subset-font' {
  type Options = { keepFeatures: string[]; preserveNameIds: number[] };
  /** A font of the same format, reduced to the glyphs of the text's characters. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

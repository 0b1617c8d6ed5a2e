/** What is used of the package, which has no types of its own. */
declare module 'subset-font' {
  type Options = { keepFeatures: string[]; preserveNameIds: number[] };
  /** A font file of the same format with the glyphs of the text's characters and no others. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

type Source = { url: string; width: number };

/** The `srcset` attribute of one picture in several widths. */
export const sourceSet = (sources: readonly Source[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

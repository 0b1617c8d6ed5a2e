const DETAIL_MAX = 120;

/** The second line of something found: the parts that there are, in one line that is not too long. */
export const joinDetail = (...parts: (string | false | null)[]): string => {
  const line = parts.filter(Boolean).join(' · ').replaceAll(/\s+/g, ' ');
  return line.length > DETAIL_MAX ? `${line.slice(0, DETAIL_MAX - 1).trimEnd()}…` : line;
};

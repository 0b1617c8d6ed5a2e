const inUse = (used: number, hasOthers: boolean): string => {
  if (used === 1) return `${hasOthers ? 'L’altro' : 'Quello scelto'} resta, perché il sito lo usa.`;
  return `${hasOthers ? `Gli altri ${used}` : 'Quelli scelti'} restano, perché il sito li usa.`;
};

/** The outcome of a deletion in words: files that the site uses stay. */
export const formatDeletion = ({ unused, used }: { unused: number; used: number }): string => {
  const gone =
    unused === 1
      ? '1 file che il sito non usa sparisce per sempre.'
      : `${unused} file che il sito non usa spariscono per sempre.`;
  const parts = [unused > 0 && gone, used > 0 && inUse(used, unused > 0)];
  return parts.filter(Boolean).join(' ');
};

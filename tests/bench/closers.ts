type Closer = () => unknown;

export type CloseLater = (closer: Closer) => void;

/** Runs some work and then, last first, whatever it asked to have closed: also when it fails. */
export const withClosers = async <Result>(
  work: (closeLater: CloseLater) => Promise<Result>,
): Promise<Result> => {
  const closers: Closer[] = [];
  try {
    return await work((closer) => closers.push(closer));
  } finally {
    for (const close of closers.reverse()) await close();
  }
};

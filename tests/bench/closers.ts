type Closer = () => unknown;

export type CloseLater = (closer: Closer) => void;

/** Runs some work, then all closers that it registered, last first; also when the work fails. */
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

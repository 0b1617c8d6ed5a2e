/** A file that is no whole backup of this site. The message is for the person who wants it restored. */
export class SnapshotError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SnapshotError';
  }
}

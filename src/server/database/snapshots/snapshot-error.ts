/** A file that is not a complete backup of this site. The message is shown to the user. */
export class SnapshotError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SnapshotError';
  }
}

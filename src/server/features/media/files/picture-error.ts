/** Why a picture cannot be used. `too-costly`: to decode it takes longer than it may. */
export class PictureError extends Error {
  readonly reason: 'too-large' | 'too-long' | 'too-costly' | 'unreadable';

  constructor(reason: PictureError['reason'], options?: ErrorOptions) {
    super(`picture ${reason}`, options);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

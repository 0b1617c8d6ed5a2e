/** Why a picture cannot be used. `too-costly`: decoding it would take too long. */
export class PictureError extends Error {
  readonly reason: 'too-large' | 'too-long' | 'too-costly' | 'unreadable';

  constructor(reason: PictureError['reason'], options?: ErrorOptions) {
    super(`picture ${reason}`, options);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

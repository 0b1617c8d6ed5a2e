export type AnswerLinksTable = {
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  userId: number;
  bookingId: number;
  /** JSON, the request as the mail told it. */
  told: string;
  expiresAt: string;
};

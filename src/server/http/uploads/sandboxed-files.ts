// Uploads and generated pictures are displayed but never run: no script, no frame, no form.
export const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

// A browser opens audio and video files in a player page, which needs `allow-same-origin` to load them.
export const PLAYER_SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox allow-same-origin";

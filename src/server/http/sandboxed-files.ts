// What somebody uploaded, or the site draws, is looked at, never run: no script, no frame, no form.
export const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

// Sound and films that are opened by themselves play in a page that the browser makes around them:
// it has to belong to the site to load them.
export const PLAYER_SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox allow-same-origin";

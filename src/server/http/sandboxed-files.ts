// What somebody uploaded, or the site draws, is looked at, never run: no script, no frame, no form.
export const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

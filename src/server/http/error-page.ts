/** A page without anything that could fail again: no data, no script, no style of its own. */
export const errorPage = (requestId: string): string => `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Qualcosa è andato storto</title>
  </head>
  <body>
    <h1>Qualcosa è andato storto</h1>
    <p>La pagina non si può mostrare in questo momento. Riprova tra poco.</p>
    <p><a href="/">Torna alla Home</a></p>
    <p><small>Codice: ${requestId}</small></p>
  </body>
</html>
`;

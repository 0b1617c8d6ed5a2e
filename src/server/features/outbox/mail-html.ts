// Mail programs know no stylesheets: each element carries its own. The colours are those of the
// site's tokens (client/styles/tokens.css), which cannot reach a mail.
const colour = {
  ink: '#1c2b33',
  inkSoft: '#4a5b64',
  sea: '#0d5167',
  clay: '#b04a22',
  page: '#fbf8f2',
  hairline: '#d9c9ad',
  card: '#ffffff',
};
const sans = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "Fraunces,Georgia,'Times New Roman',serif";

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const lines = (text: string): string => escapeHtml(text).replace(/\r\n?|\n/g, '<br>');

export const paragraphHtml = (text: string): string =>
  `<p style="margin:0 0 16px">${lines(text)}</p>`;

const factHtml = ({ label, value }: { label: string; value: string }): string => `
<tr>
<th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid ${colour.hairline};color:${colour.inkSoft};font-weight:normal">${lines(label)}</th>
<td valign="top" style="padding:8px 0;border-top:1px solid ${colour.hairline};font-weight:600">${lines(value)}</td>
</tr>`;

export const factsHtml = (facts: readonly { label: string; value: string }[]): string => `
<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-bottom:1px solid ${colour.hairline};border-collapse:collapse">${facts.map(factHtml).join('')}
</table>`;

export const linkHtml = (label: string, url: string): string => `
<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colour.clay};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

type Page = { title: string; body: string; footer: readonly string[] };

/** `body` is HTML, `title` and the footer's lines are text. */
export const pageHtml = ({ title, body, footer }: Page): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${colour.page};color:${colour.ink};font:16px/1.6 ${sans}">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font:24px/1.2 ${serif};color:${colour.sea}">${escapeHtml(title)}</p>
<div style="padding:28px 24px 12px;background:${colour.card};border:1px solid ${colour.hairline};border-radius:10px;overflow-wrap:anywhere">
${body}
</div>
<p style="margin:20px 0 0;font-size:14px;color:${colour.inkSoft}">${footer.map(lines).join('<br>')}</p>
</div>
</body>
</html>
`;

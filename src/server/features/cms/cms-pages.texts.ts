import { html, line, text, translatedTexts } from '#server/card/translated-texts.ts';

export const cmsPageTexts = translatedTexts({
  kind: 'page',
  table: 'pages',
  label: 'Pagina',
  named: 'title',
  essential: ['title', 'content'],
  fields: {
    title: line('Titolo', 250),
    excerpt: text('Estratto', 700),
    content: html('Contenuto'),
    seoTitle: line('Titolo per i motori di ricerca', 250),
    seoDescription: line('Descrizione per i motori di ricerca', 700),
    seoKeywords: line('Parole chiave', 700),
  },
});

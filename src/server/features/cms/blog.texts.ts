import { html, line, text, translatedTexts } from '#server/card/translated-texts.ts';

export const postTexts = translatedTexts({
  kind: 'post',
  table: 'posts',
  label: 'Articolo',
  named: 'title',
  essential: ['title', 'content'],
  fields: {
    title: line('Titolo', 250),
    excerpt: text('Estratto', 700),
    content: html('Contenuto'),
  },
});

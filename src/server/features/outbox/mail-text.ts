import type { ServerLanguage } from '#server/languages.ts';
import type {
  LaidOutLink,
  LaidOutMail,
  MailCard,
  MailFact,
  MailPart,
  MailSection,
} from './mail-parts.ts';

type Words = Pick<ServerLanguage, 't'>;

const nonEmpty = (blocks: readonly string[], between: string): string =>
  blocks.filter((block) => block !== '').join(between);

/** 'Check-in: sab 4 luglio 2026, dalle 16:00 alle 21:00', with the former value below. */
export const factText = (fact: MailFact, { t }: Words): string => {
  const { label, value, detail = '', remark = '', before } = fact;
  const line = t('mails.line', { label, value: nonEmpty([value, detail], ', ') });
  const former = before === undefined ? '' : `  ${t('mails.before', { value: before })}`;
  return nonEmpty([line, former, remark], '\n');
};

const factsText = (facts: readonly MailFact[], words: Words): string =>
  facts.map((fact) => factText(fact, words)).join('\n');

const cardText = ({ title, state, facts, sums, total }: MailCard, words: Words): string =>
  nonEmpty(
    [
      `${title} · ${state.words}`,
      factsText(facts, words),
      factsText(total ? [...sums, total] : [], words),
    ],
    '\n\n',
  );

/** A link to a telephone or a mail address shows it already. */
const linkText = ({ label, address }: LaidOutLink, { t }: Words): string =>
  /^https?:/.test(address) && label !== address
    ? t('mails.line', { label, value: address })
    : label;

const sectionText = (
  { title, text, links = [] }: MailSection,
  { linkTo, language }: LaidOutMail,
): string =>
  nonEmpty([title, text, ...links.map((link) => linkText(linkTo(link), language))], '\n');

const quoted = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const partText = (part: MailPart, mail: LaidOutMail): string => {
  const { linkTo, language } = mail;
  if (typeof part === 'string') return part;
  if ('paragraph' in part) return part.paragraph;
  if ('lead' in part) return part.lead;
  if ('facts' in part) return factsText(part.facts, language);
  if ('card' in part) return cardText(part.card, language);
  if ('section' in part) return sectionText(part.section, mail);
  if ('quotation' in part) return `${part.quotation.title}\n${quoted(part.quotation.text)}`;
  return linkText(linkTo('button' in part ? part.button : part.link), language);
};

/** The mail for programs that show no HTML. It lacks nothing of it. */
export const textOf = (mail: LaidOutMail): string => {
  const { greeting, body, signature, footer, language } = mail;
  const sender = [
    signature.name,
    ...signature.links.map((link) => linkText(link, language)),
    ...footer,
  ];
  const blocks = [greeting, ...body.map((part) => partText(part, mail))];
  return `${nonEmpty([...blocks, `-- \n${nonEmpty(sender, '\n')}`], '\n\n')}\n`;
};

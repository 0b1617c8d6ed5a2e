import { mailToGuest } from '#server/features/bookings/request-news.ts';
import { stayCard } from '#server/features/bookings/stay-card.ts';
import type { RequestView } from '#server/features/mail-answers/mail-answers.service.ts';
import type { MailFact } from '#server/features/outbox/mail-parts.ts';
import type { ToldStay } from '#server/features/outbox/outbox.mails.ts';
import { escaped } from '#server/http/pages/plain-page.ts';
import { languages } from '#server/languages.ts';
import { phoneAddress } from '#shared/addresses.ts';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { lastDayOf } from '#shared/bookings/imported-nights.ts';
import { daysBetween } from '#shared/bookings/stay-dates.ts';
import {
  formatDayRange,
  formatGuests,
  formatInstant,
  formatNights,
} from '#shared/languages/italian-dates.ts';
import { formatItalianList } from '#shared/languages/lists.ts';
import { foreignLanguageName } from '#shared/languages/locales.ts';
import { totalLabel } from '#shared/prices/quote.ts';

// A request on the page at which staff answer it.

export const paragraph = (text: string, style = ''): string =>
  text && `<p${style && ` class="${style}"`}>${escaped(text)}</p>`;

export const note = (text: string, tone: 'good' | 'warn' | 'bad', role = ''): string =>
  text && `<p class="note ${tone}"${role && ` role="${role}"`}>${escaped(text)}</p>`;

export const linkTo = (href: string, label: string, style = 'button'): string =>
  `<a${style && ` class="${style}"`} href="${escaped(href)}">${escaped(label)}</a>`;

export const whenOf = ({ startDate, endDate }: StaffStay): string =>
  `${formatDayRange(startDate, endDate)}, ${formatNights(daysBetween(startDate, endDate))}`;

const sumOf = ({ snapshot: { price } }: RequestView): string => {
  const { t, formatEuro } = languages.it;
  const toBeAgreed = price.toBeAgreed ? `, ${t('prices.toBeAgreed')}` : '';
  return `${totalLabel(price.isAgreed ?? false, { t })}: ${formatEuro(price.totalCents)}${toBeAgreed}`;
};

export const leadOf = (request: RequestView): string =>
  [whenOf(request.stay), formatGuests(request.stay.numberOfGuests), sumOf(request)]
    .map((line) => paragraph(line, 'lead'))
    .join('');

const claimOf = (claim: Claim): string => {
  const span = formatDayRange(claim.startDate, lastDayOf(claim));
  const name = claim.origin ?? claim.guestName ?? (claim.reason || 'date bloccate');
  return `${claim.isOffered ? 'proposta per ' : ''}${name} (${span})`;
};

const listOf = (claims: readonly Claim[]): string => formatItalianList(claims.map(claimOf));

/** Whether the nights are free, and who else asks for them. */
export const nightsOf = ({ held, asked }: RequestView): string => {
  if (held.length > 0) {
    return note(`Queste notti non sono libere: ${listOf(held)}.`, 'bad');
  }
  const rivals =
    asked.length === 1
      ? `Le chiede anche ${listOf(asked)}: se confermi, la sua richiesta resta in attesa.`
      : `Le chiedono anche ${listOf(asked)}: se confermi, le loro richieste restano in attesa.`;
  return note('Queste notti sono libere.', 'good') + (asked.length > 0 ? note(rivals, 'warn') : '');
};

const factRow = ({ label, value, detail, remark, before }: MailFact, style = ''): string => {
  const { t } = languages.it;
  const more = [before && t('mails.before', { value: before }), detail, remark]
    .flatMap((text) => (text ? [`<dd class="more">${escaped(text)}</dd>`] : []))
    .join('');
  return `<div${style}><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>${more}</div>`;
};

const contactRows = ({ snapshot, stay }: RequestView): string => {
  const language = foreignLanguageName(stay.locale);
  const rows = [
    ['Nome', escaped(stay.guestName)],
    stay.guestEmail && [
      'Email',
      linkTo(mailToGuest(snapshot, stay.guestEmail), stay.guestEmail, ''),
    ],
    stay.guestPhone && ['Telefono', linkTo(phoneAddress(stay.guestPhone), stay.guestPhone, '')],
    language && ['Lingua', language],
    ['Arrivata il', formatInstant(stay.createdAt)],
  ].filter((row) => row !== null && row !== '');
  return rows.map(([term, html]) => `<div><dt>${term}</dt><dd>${html}</dd></div>`).join('');
};

export const cardOf = (request: RequestView, told?: ToldStay): string => {
  const options = { standing: 'waiting', ...(told && { previous: told }) } as const;
  const { title, facts, sums, total } = stayCard(request.snapshot, options, languages.it);
  return `<section>
        <h2>${escaped(title)}</h2>
        <dl>${contactRows(request)}</dl>
        <dl>${facts.map((fact) => factRow(fact)).join('')}</dl>
        <dl>${sums.map((fact) => factRow(fact)).join('')}${total ? factRow(total, ' class="total"') : ''}</dl>
      </section>`;
};

export const noteOf = ({ stay }: RequestView): string =>
  stay.note && `<blockquote>${escaped(stay.note)}</blockquote>`;

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import type { StoredPage } from '#server/page-cache.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { answerSlots, plainForms } from '#shared/forms/plain-forms.ts';
import { type Locale, localizedPath } from '#shared/languages/locales.ts';
import type { PageRenderer } from './page-renderer.ts';
import { escaped, homeOf, type PlainPage, sendPlainPage } from './plain-page.ts';
import { sendOnce } from './send-page.ts';
import { securedPage, storedPage } from './stored-page.ts';

/** Sends an answer to a form without JavaScript. */
export type SendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PlainPage,
) => Promise<FastifyReply> | FastifyReply;

const linkOfFrame = new RegExp(`<a href="${answerSlots.href}"[^>]*>${answerSlots.label}</a>`);

const filled = ({ plain, headers }: StoredPage, answer: PlainPage): StoredPage => {
  const { title, texts, language, link = homeOf(language) } = answer;
  const contents: Record<keyof typeof answerSlots, string> = {
    title: escaped(title),
    texts: texts.map((text) => `<p>${escaped(text)}</p>`).join(''),
    href: escaped(link?.href ?? ''),
    label: escaped(link?.label ?? ''),
  };
  const slot = new RegExp(Object.values(answerSlots).join('|'), 'g');
  const frame = link ? plain.toString() : plain.toString().replace(linkOfFrame, '');
  const html = frame.replace(
    slot,
    (found) => contents[found.slice(2, -2) as keyof typeof answerSlots],
  );
  return storedPage(html, headers);
};

/**
 * Sends answers within the site's header and footer, which are rendered once for all answers in a language. Where
 * they cannot be rendered, as in preparation, and for a client with too many pages a minute, the answer is a plain page.
 */
export const answersInFrame = (app: AppContext, render: PageRenderer): SendAnswer => {
  const upgradeInsecureRequests = app.config.publicUrl.startsWith('https:');
  const frameIn = (locale: Locale, requestId: string) => {
    const address = localizedPath(locale, plainForms.booking);
    const today = todayAtHouse(app.clock.now());
    // A URL cannot contain a space, so this key cannot be requested as a page.
    const key = `answers: ${address}`;
    const renderFrame = async (): Promise<StoredPage | undefined> => {
      const rendered = await render(address, requestId, null);
      return rendered.status === 200
        ? securedPage(rendered, { upgradeInsecureRequests })
        : undefined;
    };
    return app.pageCache.get(key, today) ?? app.pageCache.getOrRender(key, today, renderFrame);
  };
  /** Filling and compressing a page takes milliseconds, which a flood of wrong forms must not get for nothing. */
  const mayFill = ({ ip }: FastifyRequest): Promise<boolean> =>
    app.rateLimiter.consume('renderingWithParameters', { clientAddress: ip }).then(
      () => true,
      () => false,
    );
  return async (request, reply, answer) => {
    if (!(await mayFill(request))) return sendPlainPage(reply, answer);
    // A frame that fails must not hide the answer.
    const frame = await Promise.resolve(frameIn(answer.language.locale, request.id)).catch(
      () => undefined,
    );
    if (!frame) return sendPlainPage(reply, answer);
    const status = reply.statusCode;
    return sendOnce(request, reply, filled(frame, answer), { status, mayBeKept: true });
  };
};

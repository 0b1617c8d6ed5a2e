import { isTextLink } from '#shared/rich-text/rich-text.ts';

const email = /^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i;
const bareHost = /^(?:[a-z0-9-]+\.)+(?:it|com|org|net|eu|info)(?:[/?#]\S*)?$/i;

/** Completes a typed address (`www.…`, an e-mail address); null for a forbidden one. */
export const linkAddress = (typed: string): string | null => {
  const text = typed.trim();
  const address = email.test(text)
    ? `mailto:${text}`
    : /^www\./i.test(text) || bareHost.test(text)
      ? `https://${text}`
      : text;
  return isTextLink(address) ? address : null;
};

/** Whether a copied text is only an address. Paths do not count: any word could be one. */
export const isAddressAlone = (text: string): boolean =>
  /^(https?:\/\/|www\.|mailto:|tel:)\S+$/i.test(text.trim()) || email.test(text.trim());

export const linkMessages = {
  required: 'Scrivi l’indirizzo a cui porta il link.',
  refused:
    'L’indirizzo non è valido. Può essere un sito (https://…), una pagina di questo sito (/contact), un’email o un telefono (tel:…).',
};

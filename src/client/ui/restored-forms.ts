/** Forms of the server's page that have been taken over, with what was typed into them given back. */
const restored = new WeakSet<Element>();

export const markRestored = (form: Element): void => {
  restored.add(form);
};

export const isRestored = (form: Element): boolean => restored.has(form);

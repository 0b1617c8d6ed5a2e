/** Whether an address is one of the doors for programs, and not a page or a file. */
export const isCall = (url: string): boolean => /^\/(api|trpc)(?![^/?])/.test(url);

const firstLink = async (url: string, list: string, pattern: RegExp): Promise<string> => {
  const html = await (await fetch(`${url}${list}`)).text();
  const path = html.match(pattern)?.[1];
  if (path === undefined) throw new Error(`${list} leads to nothing`);
  return path;
};

/** Pages of the sample site that represent all pages for visitors. */
export const samplePaths = async (url: string): Promise<Record<string, string>> => ({
  home: '/',
  post: await firstLink(url, '/blog', /href="(\/blog\/[\w-]+)"/),
  gallery: await firstLink(url, '/gallery', /href="(\/gallery\/[\w-]+)"/),
});

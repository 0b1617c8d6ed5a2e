import { readFile } from 'node:fs/promises';
import type { ViteManifest } from '#server/http/pages/asset-manifest.ts';

const isOfBackOffice = (source: string): boolean => /\/(admin|editor)[./]/.test(source);

/** The paths of the built scripts that come from sources of the back office. */
export const backOfficeFiles = async (): Promise<Set<string>> => {
  const manifest = JSON.parse(await readFile('dist/client/manifest.json', 'utf8')) as ViteManifest;
  return new Set(
    Object.entries(manifest)
      .filter(([source]) => isOfBackOffice(source))
      .map(([, { file }]) => `/${file}`),
  );
};

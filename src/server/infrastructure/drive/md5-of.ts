import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** The older of the two checksums that Drive tells, in hexadecimal. */
export const md5Of = async (path: string): Promise<string> => {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

import type { Page } from 'playwright-core';
import { box } from './media-files.ts';

/** Draws a few moving frames and records them, as a page with JavaScript can do. */
const record = async (): Promise<string> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 160, height: 90 });
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let frame = 0; frame < 24; frame += 1) {
    if (context) context.fillStyle = `hsl(${frame * 15} 60% 50%)`;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** Boxes with these names end where the next one begins. */
const endOfFirstBox = (bytes: Buffer): number => bytes.readUInt32BE(0);

/**
 * A film of about two seconds that a browser plays. The extra bytes are between its type and its
 * content, where players must skip them.
 */
export const recordedFilm = async (page: Page, extraBytes: number): Promise<Buffer> => {
  const bytes = Buffer.from(await page.evaluate(record), 'base64');
  const start = endOfFirstBox(bytes);
  return Buffer.concat([
    bytes.subarray(0, start),
    box('free', Buffer.alloc(extraBytes)),
    bytes.subarray(start),
  ]);
};

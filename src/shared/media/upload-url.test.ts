import { expect, it } from 'vitest';
import { uploadedFileName, uploadUrl } from './upload-url.ts';

it('names an uploaded file and finds it in its address', () => {
  expect(uploadUrl('onda.svg')).toBe('/uploads/onda.svg');
  expect(uploadedFileName(uploadUrl('onda.svg'))).toBe('onda.svg');
  expect(uploadedFileName('https://esempio.it/uploads/onda.svg')).toBeNull();
});

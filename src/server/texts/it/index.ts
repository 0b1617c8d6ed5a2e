import { errors } from './errors.ts';

export const texts = { errors };

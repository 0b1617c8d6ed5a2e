import { argv, stdout } from 'node:process';
import { fullWhileBackingUp } from './full-while-backing-up.ts';
import { fullWhileUploading } from './full-while-uploading.ts';
import { fullWhileWriting } from './full-while-writing.ts';
import { makingRoom } from './making-room.ts';

// Runs in a folder that is itself a small disk. Writes its rows as JSON.

const [, , folder = '', rounds = ''] = argv;
const rows = [
  await fullWhileWriting(folder, Number(rounds)),
  await fullWhileUploading(folder, Number(rounds)),
  await fullWhileBackingUp(folder, Number(rounds)),
  await makingRoom(folder, Math.ceil(Number(rounds) / 10)),
];
stdout.write(JSON.stringify(rows));

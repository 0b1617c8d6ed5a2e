import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { receiveUpload, type Upload } from '#server/features/media/upload.service.ts';
import { wrongFile } from '#server/features/media/upload-refusals.ts';
import type { RawRoute } from '#server/http/rest/raw-route.ts';
import { type Media, media } from '#shared/media/media.schema.ts';
import { multipartRoute, wrapStreamErrors } from './multipart-route.ts';

/** One file with its fields. The size limit depends on the type of the file. */
const limits = {
  fileSize: Number.POSITIVE_INFINITY,
  files: 2,
  fields: 10,
  fieldSize: 4096,
  fieldNameSize: 100,
  headerPairs: 20,
  parts: 12,
};

const NO_FORM = 'Invia il file come multipart/form-data.';
const oneFileOnly = () => wrongFile('Invia un file alla volta, nel campo «file».');

const announcedBytes = ({ headers }: FastifyRequest): number | null =>
  headers['content-length'] === undefined ? null : Number(headers['content-length']);

/** Reads the parts in any order; the file is written to the disk while it arrives. */
const receiveParts = async (app: AppContext, request: FastifyRequest): Promise<Media> => {
  const fields = new Map<string, string>();
  let fileName: string | undefined;
  let upload: Upload | undefined;
  try {
    for await (const part of wrapStreamErrors(request.parts({ limits }), request)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
        continue;
      }
      if (upload || part.fieldname !== 'file') throw oneFileOnly();
      fileName = part.filename;
      const chunks = wrapStreamErrors<Buffer>(part.file, request);
      upload = await receiveUpload(app, { chunks, announcedBytes: announcedBytes(request) });
    }
    if (!upload) throw wrongFile('Scegli un file da caricare.');
    const isSenderThere = () => !request.socket.destroyed;
    return await upload.finish(
      { name: fields.get('name'), fileName, contentHash: fields.get('contentHash') },
      isSenderThere,
    );
  } finally {
    await upload?.discard();
  }
};

const call = {
  name: 'media.upload',
  path: '/media',
  status: 201,
  access: 'staff',
} as const;

/**
 * `POST /media` of the specification. The server measures the file itself and ignores what other
 * fields claim about that.
 */
const plugin = (app: AppContext) =>
  multipartRoute(app, {
    call,
    limit: ({ userId }) => app.rateLimiter.consume('upload', { subject: String(userId) }),
    receive: async (request) => {
      const uploaded = await receiveParts(app, request);
      app.pageCache.clear();
      return uploaded;
    },
    noForm: NO_FORM,
  });

const text = (description: string) => ({ type: 'string' as const, description });

export const mediaUpload: RawRoute = {
  ...call,
  methods: ['POST'],
  operation: {
    summary: 'Upload a file: JPEG, PNG, GIF, WebP, AVIF, SVG (icons), MP3 or MP4',
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: {
              file: { type: 'string', format: 'binary' },
              name: text('Its name in the library; by default the name of the file'),
              contentHash: text(
                'SHA-256 in hex of the file before it was shrunk; by default of the sent file',
              ),
              contentType: text('Ignored: the server detects the type'),
              duration: text('Ignored: the server measures it'),
              dimensions: text('Ignored: the server measures them'),
            },
          },
        },
      },
    },
    responses: {
      201: {
        description: 'The stored file',
        content: { 'application/json': { schema: media } },
      },
    },
  },
  plugin,
};

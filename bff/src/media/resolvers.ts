import { Refusal, invalid } from '@ringline/kit/errors';
import { fileTypeOf, PICTURE_EXTENSIONS } from '@ringline/kit/pictures';
import { GraphQLScalarType } from 'graphql';
import { mediaKey } from '../edge/fileLinks.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { addSound } from '../sounds/upload.ts';
import type { MediaMapper } from './mappers.ts';
import { LARGEST_UPLOAD_BYTES } from './limits.ts';
import { addPicture } from './addPicture.ts';
import { uploadedPicture } from './picture.ts';
import { uploadedName } from './uploadedName.ts';

/** UTF-16 units of a picture's name at the most, as workspace keeps it. */
const LONGEST_NAME = 200;

const FileScalar = new GraphQLScalarType({
  name: 'File',
  description: 'A file of a multipart request.',
  serialize() {
    throw new TypeError('A file is only ever sent to the server.');
  },
  parseValue(value) {
    if (!(value instanceof Object) || !('arrayBuffer' in value))
      throw new TypeError('Send the file as a part of a multipart request (graphql-multipart-request-spec).');
    return value;
  },
});

export const media = {
  File: FileScalar,
  Mutation: {
    async uploadFile(_source, { file, type, isPublic }, context) {
      const { principal } = await context.signed();
      const isSound = type === 'AUDIO' || type === 'MOH';
      if (type !== 'IMAGES' && !isSound)
        throw invalid('type', 'Pictures (IMAGES) and sounds (AUDIO, MOH) can be uploaded here.');
      if (isSound && isPublic) throw invalid('isPublic', 'Pictures alone can be public. Upload the sound without it.');
      if (file.size > LARGEST_UPLOAD_BYTES)
        throw new Refusal({
          code: 'MEDIA_TOO_LARGE',
          field: 'file',
          message: `This ${isSound ? 'sound' : 'picture'} is larger than 10 MB. Choose a smaller one.`,
          why: { check: 'media-size', required: 'at most 10 MB', current: `${Math.ceil(file.size / 1_048_576)} MB` },
        });
      const bytes = Buffer.from(await file.arrayBuffer());
      if (isSound) {
        const mimeType = await fileTypeOf(bytes);
        return addSound(context, { name: file.name, type, bytes, mimeType });
      }
      const picture = await uploadedPicture(bytes);
      const ownName = `${context.edge.ids.uuid()}.${PICTURE_EXTENSIONS[picture.mimeType]}`;
      return addPicture(context, {
        storageKey: mediaKey(principal.userId, ownName, isPublic),
        name: uploadedName(file.name, LONGEST_NAME),
        type,
        bytes: picture.bytes,
        mimeType: picture.mimeType,
      });
    },
  },
  Media: {
    url: ({ storageKey }: MediaMapper, _args, { edge }) => edge.links.to(storageKey),
    size: ({ sizeBytes }: MediaMapper) => Number(sizeBytes),
  },
} satisfies Resolvers;

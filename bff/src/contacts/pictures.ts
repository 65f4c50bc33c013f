import { notFound } from '@ringline/kit/errors';
import { ContactPictureService } from '@ringline/proto/contacts/v1/pictures_pb';
import type { Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { refuseLargePicture, uploadedFace } from '../media/picture.ts';

function found(contact: Contact | undefined): Contact {
  if (!contact) throw notFound('The contact');
  return contact;
}

export const contactPictures = {
  Mutation: {
    async setContactPicture(_source, { id, file }, context) {
      refuseLargePicture(file.size);
      const { bytes } = await uploadedFace(Buffer.from(await file.arrayBuffer()));
      const request = { contactId: id, picture: new Uint8Array(bytes) };
      return found((await context.call(ContactPictureService).setContactPicture(request)).contact);
    },
    removeContactPicture: async (_source, { id }, context) =>
      found((await context.call(ContactPictureService).removeContactPicture({ contactId: id })).contact),
  },
  Contact: {
    pictureURL: ({ picture }: Contact, _args, { edge }) => (picture === '' ? null : edge.links.to(picture)),
  },
} satisfies Resolvers;

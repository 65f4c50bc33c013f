/** Where the picture of a contact lies. One place for each contact: whatever breaks off, no file is left that nobody knows. */
export const pictureKey = (workspaceId: string, contactId: string): string => `pictures/${workspaceId}/${contactId}`;

import { create, createFileRegistry } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

const registry = createFileRegistry(
  create(FileDescriptorSetSchema, {
    file: [
      {
        name: 'undeclared.proto',
        package: 'test',
        syntax: 'proto3',
        messageType: [{ name: 'Nothing' }],
        service: [
          { name: 'Careless', method: [{ name: 'Do', inputType: '.test.Nothing', outputType: '.test.Nothing' }] },
        ],
      },
    ],
  }),
);

const found = registry.getService('test.Careless');
if (!found) throw new Error('The descriptor of the careless service was not built');

/** A service whose author forgot to say who may call it. */
export const carelessService = found;

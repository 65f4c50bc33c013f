export { defineService, type ServiceContext, type ServiceDefinition, type ServiceRuntime } from './definition.ts';

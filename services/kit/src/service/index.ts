export { composeService, type Adapters, type ComposedService } from './compose.ts';
export { defineService, type ServiceContext, type ServiceDefinition, type ServiceRuntime } from './definition.ts';

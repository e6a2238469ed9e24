import { type SystemId, systems } from '#connectors/systems.ts';
import { serveSystems } from './serve-systems.ts';

/** The process that calls one outside system, with the driver of that system alone. */
serveSystems((system) => systems[system as SystemId].load());

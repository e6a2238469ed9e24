import { type SystemId, systems } from '#connectors/systems.ts';
import { serveLoads } from './serve-loads.ts';

/** The process that reads one outside system, with the driver of that system alone. */
serveLoads((system) => systems[system as SystemId].load());

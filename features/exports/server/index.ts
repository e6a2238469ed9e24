export { type ExportsParts, exportsHandlers } from './routes.ts';

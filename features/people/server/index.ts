export { createPeopleStore, type PeopleStore } from './people-store.ts';
export { type PeopleParts, peopleHandlers } from './routes.ts';

import type { SemanticPack } from '../semantic-pack.ts';

/** What is read of Workday's web services, by their schemas: the columns are those of `operations.ts`. */
export const workdayPack: SemanticPack = {
  name: 'Workday',
  entities: [
    {
      names: ['Get_Workers'],
      called: ['worker', 'employee'],
      columns: {
        worker_id: ['employee number', 'employee id'],
        position_title: ['job title'],
        business_title: ['title on the card'],
        hire_date: ['hiring date', 'joined on'],
        termination_date: ['leaving date'],
        weekly_hours: ['hours per week'],
      },
      roles: { worker_id: 'identifier', wid: 'identifier', position_id: 'identifier' },
      mainDate: 'hire_date',
      displayColumn: 'name',
      conditions: [
        { words: ['active', 'current'], column: 'active', values: [true] },
        { words: ['inactive', 'former'], column: 'active', values: [false] },
        { words: ['terminated'], column: 'terminated', values: [true] },
      ],
    },
    { names: ['Get_Organizations'], called: ['organization'], columns: {}, displayColumn: 'name' },
    { names: ['Get_Locations'], called: ['location', 'site'], columns: {}, displayColumn: 'name' },
    { names: ['Get_Job_Profiles'], called: ['job profile'], columns: {}, displayColumn: 'title' },
  ],
  relations: [],
  questions: [
    { text: 'How many workers are there?', needs: ['Get_Workers'] },
    { text: 'How many active workers are there?', needs: ['Get_Workers'] },
    { text: 'How many terminated workers are there?', needs: ['Get_Workers'] },
    { text: 'How many workers are there by position title?', needs: ['Get_Workers'] },
    { text: 'How many active workers are there by position title?', needs: ['Get_Workers'] },
    { text: 'How many workers were hired per year?', needs: ['Get_Workers'] },
    { text: 'List the different position titles of workers', needs: ['Get_Workers'] },
    { text: 'How many inactive workers are there by position title?', needs: ['Get_Workers'] },
    { text: 'Show the number of workers by hire date per year', needs: ['Get_Workers'] },
    { text: 'How many current employees are there?', needs: ['Get_Workers'] },
  ],
};

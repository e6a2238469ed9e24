import { holdSet } from '../hold-set.ts';

holdSet('first', { isWhole: true });

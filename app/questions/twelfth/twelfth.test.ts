import { holdSet } from '../hold-set.ts';

holdSet('twelfth');

import { z } from 'zod';
import type { JsonValue, ToolCard } from '../providers/turn.ts';
import { answer } from './answer.ts';
import { askUser } from './ask-user.ts';
import { findValues } from './find-values.ts';
import { getColumns } from './get-columns.ts';
import { runPlan } from './run-plan.ts';
import { runSql } from './run-sql.ts';
import { searchModel } from './search-model.ts';
import type { AgentTool } from './tool.ts';

/** What a model can do. None of them writes, sends or sees another workspace; a new one is a line here. */
const tools: readonly AgentTool[] = [searchModel, getColumns, findValues, runPlan, runSql, askUser, answer];

/** How a model may end, also where all else is taken from it. */
const endings: readonly AgentTool[] = [askUser, answer];

export function toolsFor({ allowsSql }: { allowsSql: boolean }): readonly AgentTool[] {
  return allowsSql ? tools : tools.filter((tool) => tool !== runSql);
}

export function endingTools(): readonly AgentTool[] {
  return endings;
}

export function cardOf({ name, description, input }: AgentTool): ToolCard {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' });
  return { name, description, schema: schema as { [key: string]: JsonValue } };
}

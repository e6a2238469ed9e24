/** The agent's public face: questions in, checked answers out. */

export type { AgentReply } from './answer/reply.ts';
export { type AskContext, ask } from './ask.ts';
export {
  answerConfirmed,
  type ConfirmedOutcome,
  type ConfirmedQuestion,
  type ConfirmedState,
} from './confirmed/answer-confirmed.ts';
export { type OtherReading, otherReadings } from './confirmed/other-readings.ts';
export type { PlanGround } from './confirmed/plan-ground.ts';
export {
  type AnswerToPrepare,
  type Preparation,
  prepareConfirmation,
} from './confirmed/prepare-confirmation.ts';
export { askHeard, type HeardReply } from './heard/ask-heard.ts';
export { countsOf, firstRows, isOrdered, valuesOf } from './live/facts.ts';
export type { SemanticModel } from './model/semantic-model.ts';
export type { ModelMode } from './model-mode/ask-model.ts';
export { planOfPredictions } from './models/model-plan.ts';
export type { ModelRequest, ModelTaskRequest } from './models/model-request.ts';
export { filterNameProblem, nameProblem } from './named/name-problem.ts';
export { parseCondition } from './named/parse-condition.ts';
export { parseMetric } from './named/parse-metric.ts';
export { filterProblem, metricProblem } from './named/problems.ts';
export { textsOfCondition, textsOfTotal } from './named/trees.ts';
export type { Plan } from './plan.ts';
export { PlanningTime, withinPlanningTime } from './planning-time.ts';
export { type Difference, type Replay, replay, type StoredAnswer } from './replay.ts';
export { compilePlan } from './sql/compile.ts';
export { type PushDownTarget, type PushedDown, pushDown } from './sql/push-down.ts';
export { keyComputed, suggestQuestions } from './suggest.ts';

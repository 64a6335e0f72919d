import {
  chooseMachine,
  importStructure,
  newProject,
  openCloud,
  pickTemplate,
  setParameters,
} from './flow-prepare-steps.ts';
import { connectNodes, monitor, results, submit } from './flow-run-steps.ts';
import { series } from './steps.ts';
import type { Drawing } from './svg.ts';

/** The ten steps of a workflow run in the cloud platform. */
export const flowStepDrawings: readonly Drawing[] = series('qflow', [
  openCloud,
  newProject,
  importStructure,
  pickTemplate,
  setParameters,
  chooseMachine,
  connectNodes,
  submit,
  monitor,
  results,
]);

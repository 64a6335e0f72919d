import { basename } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Starts these files first, because the last one should be short. Those of `unit-isolated` come before all: only then
 * can processes be reused for the others.
 */
export function longFilesFirst(names: string[]): TestSequencerConstructor {
  const positionOf = ({ moduleId, project }: TestSpecification) => {
    if (project.name === 'unit-isolated') return -1;
    const index = names.indexOf(basename(moduleId).replace(/\.(test|e2e)\.tsx?$/, ''));
    return index < 0 ? names.length : index;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((one, other) => positionOf(one) - positionOf(other));
    }
  };
}

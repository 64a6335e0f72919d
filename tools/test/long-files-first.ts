import { basename } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Starts the files with these names first, in this order, the longest at the front: the last that runs should be a short one, for it
 * has one core of two. Those of the project `unit-isolated` come before all: a process is kept for the next file only where that may run in it.
 */
export function longFilesFirst(names: string[]): TestSequencerConstructor {
  const placeOf = ({ moduleId, project }: TestSpecification) => {
    if (project.name === 'unit-isolated') return -1;
    const index = names.indexOf(basename(moduleId).replace(/\.(test|e2e)\.tsx?$/, ''));
    return index < 0 ? names.length : index;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
    }
  };
}

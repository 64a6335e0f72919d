import { basename } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Vitest ends a process if the next file is of another project, so projects run one after another: these first. */
const firstProjects = ['browser', 'nightly', 'crash', 'unit-in-document', 'unit-isolated'];

/** Starts these files of a project first, because the last one should be short. */
export function longFilesFirst(names: string[]): TestSequencerConstructor {
  const positionOf = ({ moduleId, project }: TestSpecification) => {
    const index = names.indexOf(basename(moduleId).replace(/\.(test|e2e)\.tsx?$/, ''));
    const position = index < 0 ? names.length : index;
    return position - firstProjects.indexOf(project.name) * (names.length + 1);
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((one, other) => positionOf(one) - positionOf(other));
    }
  };
}

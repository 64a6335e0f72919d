import { basename } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Starts the files of the first project first, and those with these names first in their project. A process is only
 * reused for files of one project. The last files should be short, because they do not use all cores.
 */
export function longFilesFirst(projects: string[], names: string[]): TestSequencerConstructor {
  const indexIn = (list: string[], name: string) => (list.includes(name) ? list.indexOf(name) : list.length);
  const projectOf = ({ project }: TestSpecification) => indexIn(projects, project.name);
  const nameOf = ({ moduleId }: TestSpecification) =>
    indexIn(names, basename(moduleId).replace(/\.(test|e2e)\.tsx?$/, ''));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.sort((one, other) => projectOf(one) - projectOf(other) || nameOf(one) - nameOf(other));
    }
  };
}

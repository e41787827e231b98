import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The quickest test files first: the first test that fails ends the run of a mutant. Projects run in their own order (`groupOrder`). */
export default class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => groupOf(a) - groupOf(b) || this.durationOf(a) - this.durationOf(b))
  }

  private durationOf({ project, moduleId }: TestSpecification): number {
    const { cache, config } = this.ctx
    return cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`)?.duration ?? 0
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder

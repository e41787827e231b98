import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { VitestReport } from './test-outcomes.ts'

/** Writes what became of each test, and in which run; Vitest's own JSON tells neither retries nor what is expected to fail. */
export default class RunReport implements Reporter {
  constructor(private readonly options: { run: string; outputFile: string }) {}

  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap(module => [...module.children.allTests()]).map(testOf)
    const report: VitestReport = { run: this.options.run, tests }
    mkdirSync(dirname(this.options.outputFile), { recursive: true })
    writeFileSync(this.options.outputFile, JSON.stringify(report))
  }
}

function testOf(test: TestCase): VitestReport['tests'][number] {
  return {
    file: test.module.relativeModuleId,
    title: test.fullName,
    state: test.options.mode === 'todo' ? 'todo' : test.result().state,
    fails: Boolean(test.options.fails),
    retries: test.diagnostic()?.retryCount ?? 0,
  }
}

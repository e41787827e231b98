/** The fault of a test that passed, but not at once. */
export const ON_RETRY = 'passed on a retry'

/** What became of a test in a run: `null` when it passed at once, else why it does not count. */
export type Outcome = { file: string; title: string; fault: string | null }

/** What `vitest-report.ts` writes down of a run. */
export type VitestReport = {
  run?: string
  tests: { file: string; title: string; state: string; fails: boolean; retries: number }[]
}

/** The part of Playwright's JSON report that is read; paths are from `rootDir`. */
export type PlaywrightReport = {
  config: { rootDir: string; metadata: { run?: string } }
  suites: Suite[]
}
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] }
type Spec = { title: string; file: string; tests: Attempts[] }
type Attempts = { expectedStatus: string; results: { status: string; retry: number }[] }

/** Each test of a Vitest run. */
export function vitestOutcomes({ tests }: VitestReport): Outcome[] {
  return tests.map(({ file, title, ...test }) => ({ file, title, fault: vitestFault(test) }))
}

function vitestFault({ state, fails, retries }: Omit<VitestReport['tests'][number], 'file' | 'title'>) {
  if (state !== 'passed') return state
  if (fails) return 'expected to fail'
  return retries > 0 ? ON_RETRY : null
}

/** Each test of a Playwright run, with files as paths from `root`. */
export function playwrightOutcomes({ config, suites }: PlaywrightReport, root: string): Outcome[] {
  const folder = config.rootDir.slice(root.length).replaceAll('\\', '/').replace(/^\//, '')
  return suites.flatMap(file => outcomesOf(file, ''))

  function outcomesOf(suite: Suite, above: string): Outcome[] {
    const own = (suite.specs ?? []).map(spec => ({
      file: `${folder}/${spec.file}`,
      title: `${above}${spec.title}`,
      fault: spec.tests.length === 0 ? 'not run' : (spec.tests.map(playwrightFault).find(Boolean) ?? null),
    }))
    const below = (suite.suites ?? []).flatMap(each => outcomesOf(each, `${above}${each.title} > `))
    return [...own, ...below]
  }
}

function playwrightFault({ expectedStatus, results }: Attempts) {
  const last = results.at(-1)
  if (!last) return 'not run'
  if (last.status === 'skipped' || expectedStatus === 'skipped') return 'skipped'
  if (expectedStatus !== 'passed') return 'expected to fail'
  if (last.status !== 'passed') return last.status
  return results.length > 1 || last.retry > 0 ? ON_RETRY : null
}

import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** the mutant of this run, as Stryker's runner tells it; none in its first run, without any */
    activeMutant?: string
  }
}

// Stryker, when it is told which tests to run, switches a mutant on before the first of them: too late for what is read when a file is loaded.
const stryker = globalThis as { __stryker__?: { activeMutant?: string } }
if (stryker.__stryker__) stryker.__stryker__.activeMutant = inject('activeMutant')

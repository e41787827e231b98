import { readFileSync } from 'node:fs'
import { commonTokens } from '@stryker-mutator/api/plugin'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { createInjector } from 'typed-inject'
import { counts, keyOf } from './places.mjs'
import { descriptions } from './sampled-mutants.mjs'

const SILENT = { isTraceEnabled: () => false, isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }

/** Every mutant of these files that counts, with its key, as Stryker would make it. */
export async function listMutants(files) {
  const injector = createInjector().provideValue(commonTokens.logger, SILENT)
  const instrumenter = injector
    .provideValue(commonTokens.injector, injector)
    .injectFunction(createInstrumenter)
  const sources = files.map(name => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const { mutants } = await instrumenter.instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [descriptions],
  })
  return mutants
    .filter(mutant => mutant.status !== 'Ignored' && counts(mutant))
    .map(mutant => ({ ...mutant, key: keyOf(mutant) }))
}

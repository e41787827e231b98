import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { counts, keyOf } from './places.mjs'

/** What the contract tells its readers is no behaviour. */
export const descriptions = {
  shouldIgnore({ node, parent }) {
    if (!/^(String|Template)Literal$/.test(node.type)) return undefined
    const isTold = parent?.type === 'ObjectProperty' && /^(description|summary)$/.test(parent.key.name)
    const isDescribed = parent?.type === 'CallExpression' && parent.callee.property?.name === 'describe'
    return isTold || isDescribed ? 'a description' : undefined
  },
}

/** Lets the mutants of the sample run and no other; without a sample all that count. */
class SampledMutants {
  #root = process.env.MUTATED_ROOT
  #sample = process.env.SAMPLE_FILE && new Set(JSON.parse(readFileSync(process.env.SAMPLE_FILE, 'utf8')))

  async init() {}

  async check(mutants) {
    return Object.fromEntries(mutants.map(mutant => [mutant.id, this.#verdictOf(mutant)]))
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }

  #verdictOf(mutant) {
    const named = { ...mutant, fileName: relative(this.#root, mutant.fileName) }
    const isSampled = counts(named) && (!this.#sample || this.#sample.has(keyOf(named)))
    return isSampled ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' }
  }
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'descriptions', descriptions),
  declareClassPlugin(PluginKind.Checker, 'sampled', SampledMutants),
]

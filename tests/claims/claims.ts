import type { Modules } from './live-exports.ts'
import type { Module, Reference } from './read-module.ts'

/** A test that says which rows it proves, and what of the product it uses for that. */
export type Claim = { file: string; ids: string[]; subjects: Reference[] }

const TAG = /\[((?:(?:ORD|MEM|CHK)-\d{3}[\s,]*)+)\]/g
const ID = /(?:ORD|MEM|CHK)-\d{3}/g

/** The claims of a test file, each with what its test imports, also through functions of the same file and of the `builders`. */
export function claimsIn(module: Module, builders: Modules): Claim[] {
  return module.statements.flatMap(({ text, mentions }) => {
    const ids = [...text.matchAll(TAG)].flatMap(([, tag]) => tag?.match(ID) ?? [])
    return ids.length > 0
      ? [{ file: module.file, ids, subjects: subjectsOf(module, mentions, { builders, seen: new Set() }) }]
      : []
  })
}

type Search = { builders: Modules; seen: Set<string> }

function subjectsOf(module: Module, names: Iterable<string>, search: Search): Reference[] {
  return [...names].flatMap(name => {
    const key = `${module.file} ${name}`
    if (search.seen.has(key)) return []
    search.seen.add(key)
    const origin = module.imports.get(name)
    const own = subjectsOf(module, module.mentions.get(name) ?? [], search)
    const builder = origin && search.builders.get(origin.file)
    if (builder) return subjectsOf(builder, [origin.name], search)
    return origin ? [origin, ...own] : own
  })
}

import type { Module, Reference } from './read-module.ts'

/** A test that says which rows it proves, and what of the product it uses for that. */
export type Claim = { file: string; ids: string[]; subjects: Reference[] }

const TAG = /\[((?:(?:ORD|MEM|CHK)-\d{3}[\s,]*)+)\]/g
const ID = /(?:ORD|MEM|CHK)-\d{3}/g

/** The claims of a test file, each with what its test imports, also through functions of the same file. */
export function claimsIn(module: Module): Claim[] {
  return module.statements.flatMap(({ text, mentions }) => {
    const ids = [...text.matchAll(TAG)].flatMap(([, tag]) => tag?.match(ID) ?? [])
    return ids.length > 0 ? [{ file: module.file, ids, subjects: subjectsOf(module, mentions) }] : []
  })
}

function subjectsOf(module: Module, names: Iterable<string>, seen = new Set<string>()): Reference[] {
  return [...names].flatMap(name => {
    if (seen.has(name)) return []
    seen.add(name)
    const origin = module.imports.get(name)
    const own = subjectsOf(module, module.mentions.get(name) ?? [], seen)
    return origin ? [origin, ...own] : own
  })
}

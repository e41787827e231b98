import type { Module, Reference } from './read-module.ts'

export type Modules = ReadonlyMap<string, Module>

/** Whether the product reaches an export: followed by name from everything in the `roots`. */
export function liveExports(modules: Modules, roots: readonly string[]): (reference: Reference) => boolean {
  const live = new Map<string, Set<string>>()

  const follow = (module: Module, names: Iterable<string>) => {
    for (const name of names) {
      if (module.mentions.has(name)) reach({ file: module.file, name })
      const origin = module.imports.get(name)
      if (origin) reach(origin)
    }
  }
  const load = (module: Module) => {
    if (live.has(module.file)) return
    live.set(module.file, new Set())
    for (const { mentions } of module.statements) follow(module, mentions)
    for (const { file } of module.imports.values()) reach({ file, name: '' })
  }
  const reach = ({ file, name }: Reference) => {
    const module = modules.get(file)
    if (!module) return
    load(module)
    const known = live.get(file)
    for (const each of name === '*' ? module.mentions.keys() : [name]) {
      if (known?.has(each)) continue
      known?.add(each)
      follow(module, module.mentions.get(each) ?? [])
    }
  }

  for (const file of roots) reach({ file, name: '*' })
  return ({ file, name }) => (name === '*' ? live.has(file) : Boolean(live.get(file)?.has(name)))
}

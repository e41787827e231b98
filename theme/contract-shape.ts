import { type VariableReference, variableReferences } from '#theme/variables.ts'

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S
type GroupOf<R extends string> = R extends `${infer Group}-${string}` ? Group : never
type KeyOf<R extends string> = R extends `${string}-${infer Key}` ? Camel<Key> : never

/** The list as a tree: `button-background-hover` → `button.backgroundHover`. */
export type Tree<Leaf> = {
  [G in GroupOf<VariableReference>]: { [K in KeyOf<Extract<VariableReference, `${G}-${string}`>>]: Leaf }
}

const camel = (key: string) => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Grows the tree of the contract, asking for each leaf by its reference. */
export const treeOf = <Leaf>(leafOf: (reference: VariableReference) => Leaf): Tree<Leaf> => {
  const tree: Record<string, Record<string, Leaf>> = {}
  for (const reference of variableReferences) {
    const cut = reference.indexOf('-')
    const group = reference.slice(0, cut)
    tree[group] = { ...tree[group], [camel(reference.slice(cut + 1))]: leafOf(reference) }
  }
  return tree as Tree<Leaf>
}

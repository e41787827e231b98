import { createGlobalTheme, createGlobalThemeContract, createGlobalVar } from '@vanilla-extract/css'
import { defaultsLayer } from '#theme/base/layers.css.ts'
import { printVariables } from '#theme/compile/print-variables.ts'
import { resolve } from '#theme/compile/resolve.ts'
import { treeOf } from '#theme/contract-shape.ts'
import { propertySyntax } from '#theme/kinds.ts'
import { customProperty, definitionOf, variableReferences } from '#theme/variables.ts'

const defaults = printVariables(resolve([]))

/** What components write: `theme.button.background`. The names are public, stored themes and served CSS use them. */
export const theme = createGlobalThemeContract(treeOf(customProperty), name => name?.slice(2) ?? '')

createGlobalTheme(':root', theme, {
  '@layer': defaultsLayer,
  ...treeOf(reference => defaults[customProperty(reference)] ?? ''),
})

// A second wall behind the parser: a registered property that gets nonsense falls back to its initial value.
for (const reference of variableReferences) {
  const syntax = propertySyntax(definitionOf(reference).kind)
  const initialValue = defaults[customProperty(reference)]
  if (syntax && initialValue)
    createGlobalVar(customProperty(reference).slice(2), { syntax, inherits: true, initialValue })
}

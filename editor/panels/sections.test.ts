import { expect, test } from 'vitest'
import { variableSectionNames, variableSections, variablesOf } from '#editor/panels/sections.ts'
import { variableReferences } from '#theme/variables.ts'

test('every variable has its place in exactly one section', () => {
  const placed = variableSectionNames.flatMap(section => variableSections[section].flatMap(variablesOf))
  expect([...placed].sort()).toEqual([...variableReferences].sort())
})
